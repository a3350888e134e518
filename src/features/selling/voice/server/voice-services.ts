import type { PlatformServices } from '../../../../platform/server/feature.ts';
import type { CreditServices } from '../../../paying/credits/server/credits.ts';
import type { RuleServices } from './enhancement/enhance-by-rules.ts';

export type EnhancementServices = Pick<PlatformServices, 'ai' | 'log'> & RuleServices;

export type VoiceServices = CreditServices & EnhancementServices;
