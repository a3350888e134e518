import { defineSignal } from '../../../../shared/signals.ts';

/** A person requested an export. */
export const dataExportRequested = defineSignal<{ id: string }>('data-export.requested');

/** An export is ready for download. */
export const dataExportReady = defineSignal<{ id: string }>('data-export.ready');
