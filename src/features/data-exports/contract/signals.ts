import { defineSignal } from '../../../shared/signals.ts';

/** Somebody asked for their data. */
export const dataExportRequested = defineSignal<{ id: string }>('data-export.requested');

/** The file is there. */
export const dataExportReady = defineSignal<{ id: string }>('data-export.ready');
