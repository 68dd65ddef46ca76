import { describe, expect, it } from 'vitest';
import { createApproach, pastShare, withinPixels } from './approach.ts';

const at = (below: number, height = 3000) => ({ below, height, window: 900 });

describe('near the end of a page', () => {
  it('is a distance in pixels', () => {
    const isNear = withinPixels(500);
    expect([501, 500, 0].map((below) => isNear(at(below)))).toEqual([false, true, true]);
  });

  it('is a share of its height', () => {
    const isNear = pastShare(0.8);
    expect([601, 600, 0].map((below) => isNear(at(below)))).toEqual([false, true, true]);
  });
});

describe('a reader who approaches the end', () => {
  it('loads more once near the end, and again after each further step', () => {
    const { comesNear } = createApproach(withinPixels(500));
    expect([1200, 800, 450, 100].map((below) => comesNear(at(below)))).toEqual([false, false, true, true]);
  });

  it('loads nothing on the way back up', () => {
    const { comesNear } = createApproach(withinPixels(500));
    expect([100, 300, 480].map((below) => comesNear(at(below)))).toEqual([true, false, false]);
  });

  it('loads nothing while the list grows above the footer being read', () => {
    const { comesNear } = createApproach(withinPixels(500));
    comesNear(at(0, 3000));
    expect(comesNear(at(0, 4500))).toBe(false);
    expect(comesNear(at(0.5, 6000))).toBe(false);
  });

  it('loads more when the reader scrolls on to the new end', () => {
    const approach = createApproach(withinPixels(500));
    approach.comesNear(at(0, 3000));
    approach.note(at(1500, 4500));
    expect(approach.comesNear(at(0, 4500))).toBe(true);
  });

  it('loads nothing after a scroll that the reader did not make', () => {
    const approach = createApproach(withinPixels(500));
    approach.comesNear(at(1200));
    approach.note(at(200));
    expect(approach.comesNear(at(200))).toBe(false);
    expect(approach.comesNear(at(150))).toBe(true);
  });

  it('loads more until the page fills the window', () => {
    const { comesNear } = createApproach(withinPixels(500));
    const small = { below: 0, height: 900, window: 900 };
    expect([comesNear(small), comesNear(small)]).toEqual([true, true]);
  });
});
