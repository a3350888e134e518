import { describe, expect, it } from 'vitest';
import { CATEGORY_SLUGS } from '../../../../../shared/taxonomy.ts';
import {
  answerSentence,
  answerUnit,
  asksYesOrNo,
  BUYER_QUESTIONS,
  isBuyerQuestion,
  MAX_QUESTIONS,
  withAnswers,
} from '../../contract/buyer-questions.ts';
import { openQuestions } from './open-questions.ts';

const questionIds = (...args: Parameters<typeof openQuestions>) => openQuestions(...args).map(({ id }) => id);

describe('questions that buyers will ask', () => {
  it('are storage, battery and carrier for a phone without details', () => {
    expect(questionIds('electronics', 'iphone', 'iphone 13 blue barely used')).toEqual([
      'phone-storage',
      'battery-health',
      'carrier',
    ]);
  });

  it('never ask what the text already says', () => {
    expect(questionIds('electronics', 'iphone', 'iphone 13 128 gig blue unlocked')).toEqual([
      'battery-health',
    ]);
    expect(questionIds('clothing', 'jacket', 'black leather jacket size medium no rips')).toEqual([]);
    expect(questionIds('home-garden', 'lamp', 'orange mushroom lamp, 14 inches, smoke free home')).toEqual([
      'bulb',
    ]);
  });

  it.each([
    ['clothing', 'dress', 'red dress', 'clothing-size'],
    ['clothing', 'sneakers', 'white sneakers', 'shoe-size'],
    ['vehicles', 'honda civic', 'honda civic runs great', 'mileage'],
    ['sporting-goods', 'road bike', 'trek road bike', 'frame-size'],
    ['jewelry-watches', 'ring', 'gold ring', 'ring-size'],
    ['jewelry-watches', 'watch', 'seiko automatic', 'case-size'],
    ['musical-instruments', 'guitar', 'yamaha guitar', 'case'],
    ['collectibles', 'lego set', 'lego star wars set', 'complete'],
    ['home-garden', 'sofa', 'grey sofa', 'dimensions'],
    ['other', 'stroller', 'uppababy stroller', 'child-age'],
  ] as const)('in %s, of a %s ("%s"), is first of all the %s', (category, kind, text, first) => {
    expect(questionIds(category, kind, text)[0]).toBe(first);
  });

  it('are one to three per category, even for unknown items', () => {
    for (const category of CATEGORY_SLUGS) {
      const questions = openQuestions(category, null, 'something from the attic');
      expect(questions.length).toBeGreaterThanOrEqual(2);
      expect(questions.length).toBeLessThanOrEqual(MAX_QUESTIONS);
      for (const { id, question, label } of questions) {
        expect(BUYER_QUESTIONS[id]).toMatchObject({ question, label });
      }
    }
  });

  it('are empty without a category', () => {
    expect(openQuestions(null, 'iphone', 'iphone')).toEqual([]);
  });
});

describe('answers to buyers', () => {
  it.each([
    ['phone-storage', '128', 'Storage: 128GB.'],
    ['phone-storage', '128 gigs', 'Storage: 128 gigs.'],
    ['battery-health', '87', 'Battery health: 87%.'],
    ['height', ' 14 ', 'Height: 14 inches.'],
    ['age', '1', 'Age: 1 year.'],
    ['bulb', 'yes', 'Bulb included.'],
    ['bulb', 'No', 'No bulb included.'],
    ['bulb', 'two spare ones', 'Bulb: two spare ones.'],
    ['flaws', 'none!', 'Stains, holes or repairs: none!'],
    ['size', '  ', ''],
  ] as const)('to %s, "%s", is the sentence "%s"', (id, answer, sentence) => {
    expect(answerSentence(id, answer)).toBe(sentence);
  });

  it('are appended to the description, without unanswered questions', () => {
    expect(
      withAnswers('Orange mushroom lamp. Dimmer works.', [
        { id: 'height', answer: '14' },
        { id: 'bulb', answer: '' },
        { id: 'smoke-free', answer: 'yes' },
      ]),
    ).toBe('Orange mushroom lamp. Dimmer works. Height: 14 inches. From a smoke-free home.');
  });

  it('use buttons for yes or no, and show the unit beside the field', () => {
    expect([asksYesOrNo('bulb'), asksYesOrNo('height')]).toEqual([true, false]);
    expect([answerUnit('height'), answerUnit('material'), answerUnit('bulb')]).toEqual([
      'inches',
      null,
      null,
    ]);
    expect([isBuyerQuestion('height'), isBuyerQuestion('toString')]).toEqual([true, false]);
  });
});
