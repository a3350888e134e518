/** The public parts of wants for pages of other features. */
export { DemandLine } from './demand-line.tsx';
export { MatchMePanel } from './match-me-panel.tsx';
export { SaveSearch } from './save-search.tsx';
export { useDemand } from './use-demand.ts';
