import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { OFFLINE } from '../api/api-problem.ts';
import { showProblem } from './toast.ts';

interface DialogState {
  open: boolean;
  onClose: () => void;
}

/**
 * Makes a dialog whose code loads when it first opens, to keep initial pages small. Offline, a toast says so
 * and the dialog counts as closed. `prepare` preloads the code, for `onPointerEnter` and `onFocus`.
 */
export function lazyDialog<Props extends DialogState>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  let Loaded: ComponentType<Props> | undefined;

  function LazyDialog(props: Props) {
    const { open, onClose } = props;
    const [canShow, setCanShow] = useState(false);
    const giveUp = useEffectEvent(() => {
      showProblem(OFFLINE);
      onClose();
    });
    useEffect(() => {
      if (!open || canShow) return;
      let isWanted = true;
      const show = (module: { default: ComponentType<Props> }) => {
        Loaded = module.default;
        if (isWanted) setCanShow(true);
      };
      load().then(show, () => isWanted && giveUp());
      return () => {
        isWanted = false;
      };
    }, [open, canShow]);
    return canShow && Loaded ? <Loaded {...props} /> : null;
  }

  const prepare = () => void load().catch(() => undefined);
  return Object.assign(LazyDialog, { prepare });
}
