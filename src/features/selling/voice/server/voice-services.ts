import type { PlatformServices } from '../../../../platform/server/feature.ts';
import type { SiteSettings } from '../../../../platform/server/site-settings.ts';
import type { CreditServices } from '../../../paying/credits/server/credits.ts';
import type { CheckGrammar } from './enhancement/check-grammar.ts';

export type EnhancementServices = Pick<PlatformServices, 'ai' | 'log'> & {
  settings: Pick<SiteSettings, 'current'>;
  checkGrammar: CheckGrammar;
};

export type VoiceServices = CreditServices & EnhancementServices;
