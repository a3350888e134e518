import { Button } from '../../../platform/web/ui/button.tsx';
import { Icon } from '../../../platform/web/ui/icon.tsx';
import { TabPanel, Tabs } from '../../../platform/web/ui/tabs.tsx';
import { PhotoStart } from './photo-start.tsx';
import { TextStart } from './text-start.tsx';
import type { Wizard } from './use-wizard.ts';
import { VoiceStart } from './voice-start.tsx';
import { WizardBar } from './wizard-bar.tsx';

const TABS = [
  {
    value: 'photo',
    label: (
      <>
        <Icon name="camera" />
        Photo
      </>
    ),
  },
  {
    value: 'voice',
    label: (
      <>
        <Icon name="mic" />
        Voice
      </>
    ),
  },
  {
    value: 'text',
    label: (
      <>
        <Icon name="pen-line" />
        Text
      </>
    ),
  },
] as const;

interface AddStepProps {
  wizard: Wizard;
  /** Whether this site reads photos. */
  reads: boolean;
}

/** The first step: a photo, a recording or a few words. Continue goes on by hand. */
export function AddStep({ wizard, reads }: AddStepProps) {
  const { start, writing, state } = wizard;
  return (
    <>
      <div className="mx-auto w-full max-w-160">
        <h1 tabIndex={-1} className="mb-3.5 text-4xl outline-none md:mb-5 md:text-center md:text-6xl">
          List it in thirty seconds
        </h1>
        <Tabs label="Start with" id="start" tabs={TABS} value={start} onChange={wizard.show} />
        <div className="mt-3.5">
          <TabPanel tabsId="start" value="photo" active={start === 'photo'}>
            <PhotoStart wizard={wizard} reads={reads} />
          </TabPanel>
          <TabPanel tabsId="start" value="voice" active={start === 'voice'}>
            {start === 'voice' && <VoiceStart wizard={wizard} />}
          </TabPanel>
          <TabPanel tabsId="start" value="text" active={start === 'text'}>
            <TextStart wizard={wizard} />
          </TabPanel>
        </div>
      </div>
      <WizardBar narrow>
        {start === 'text' ? (
          <Button
            size="lg"
            block
            busy={writing}
            busyLabel="Writing..."
            onClick={() => wizard.generateFromWords()}
          >
            <Icon name="sparkles" />
            Generate
          </Button>
        ) : null}
        <Button
          variant="soft"
          size="lg"
          block={start !== 'text'}
          aria-disabled={state.uploading || writing || undefined}
          onClick={state.uploading || writing ? undefined : wizard.goOn}
        >
          {start === 'text' ? (
            'Continue'
          ) : (
            <span>
              Continue
              <span className="mt-1 block text-xs font-medium text-ink-2">and fill it in yourself</span>
            </span>
          )}
        </Button>
      </WizardBar>
    </>
  );
}
