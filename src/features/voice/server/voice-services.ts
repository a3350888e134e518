import type { PlatformServices } from '../../../platform/server/feature.ts';
import type { CreditServices } from '../../credits/server/credits.ts';
import type { CheckGrammar } from './enhancement/check-grammar.ts';
import type { DraftEngine } from './enhancement/engine.ts';

export interface EnhancementServices extends Pick<PlatformServices, 'ai' | 'log'> {
  engine: DraftEngine;
  checkGrammar: CheckGrammar;
}

export type VoiceServices = CreditServices & EnhancementServices;
