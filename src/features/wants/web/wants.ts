/** The public parts of wants for pages of other features. */
export { DemandLine } from './demand-line.tsx';
export { SaveSearch } from './save-search.tsx';
