import { describe, expect, it } from 'vitest';
import { isReadAsFree, readFreeAds } from '../../../../../../tests/engine/free-figures.ts';
import { freeIn } from './free.ts';

describe('free items', () => {
  it.each([
    'Pool table, slate top. Free demo',
    'Touring bike, free pedals included',
    'Queen bed frame, collection is free',
    'Leather sofa, coffee table for free',
    'Wedding dress. Free veil!',
    'Snowboard. Boots for free if they fit you',
    'Dresser. I will deliver it for free',
    'I got this for free from my aunt, Hummel plates',
    "I'm not giving it away for free but make an offer",
    'Recliner. I am free on weekends to show it',
    'Heater, free if you buy the furnace',
    'Paperbacks, buy one get one free',
    'Piano. Gratis tuning with purchase',
    'Kayak, everything else is free',
    'Stroller, the cover is yours for free',
    'Shelf. Was going to give it away for free',
    'Lamp, no charge for holding it',
    'Gym membership, first month free',
    'Bird cage. Free to good home: two finches',
    'Canoe with paddle free',
    'Bathroom vanity 90 faucet free',
    'Microscope 45. Slides? free',
    'Smart speaker 70. Spare cable: free',
    'Giant 300 and my old helmet is free',
  ])('are not found if something else is free: "%s" (AI-03)', (text) => {
    expect(freeIn(text)).toBeNull();
  });

  it.each([
    'Free couch, pick up only',
    'Oak desk, solid. Price: free',
    'Curb alert! Free dresser, corner of 5th',
    'Old tube tv, works, free',
    'Sofa bed, heavy, yours for free',
    'Apartment size washer. It worked when we unplugged it. Yours free if you haul it',
    'Hot tub, does not heat, free if you can move it',
    'Dog kennel. Giving it away because the dog passed',
    'Bed frame, mattress not included, free',
    'Canoe with paddle free, you haul',
    'Samsung 55 tv free',
    'Two lawn chairs free both fold',
    'No cost to you, air hockey table, bring a truck',
    'Shingles about 90 of them free you load',
    'Cabinets from a remodel, everything you see is free',
  ])('are found if the text says so: "%s" (AI-03)', (text) => {
    expect(freeIn(text)).not.toBeNull();
  });

  it('are found in giveaway ads, and almost never in others (AI-03)', () => {
    const ads = readFreeAds();
    const free = ads.filter((ad) => ad.free);
    const priced = ads.filter((ad) => !ad.free);
    expect(priced.length).toBeGreaterThan(300);
    expect(free.filter(isReadAsFree).length / free.length).toBeGreaterThanOrEqual(0.95);
    expect(priced.filter(isReadAsFree).length / priced.length).toBeLessThanOrEqual(0.004);
  });
});
