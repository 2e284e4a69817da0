import type { SeriesOption } from '@share/contract/areas/series/series.schemas.ts';
import { describe, expect, it } from 'vitest';
import { newOffer } from '../offer-form-values.ts';
import { missingTexts, stateOfSeries, whyNotReady } from './not-ready.ts';

const TODAY = '2026-06-15';
const offer = { ...newOffer(TODAY), isVisible: true, series: 1 };
const SOLD = { isAvailable: true, isPayable: true, otherOffers: [] };
const text = (pl: string, en: string) => ({ pl, en });

describe('why visitors should not see an offer yet', () => {
  it('nothing, if it can be ordered and has each text in both languages, or in none', () => {
    expect(whyNotReady({ ...offer, mainDescription: text('<p>a</p>', '<p>b</p>') }, [], TODAY, SOLD)).toEqual(
      [],
    );
  });

  it('nothing, while it is hidden', () => {
    const hidden = { ...offer, isVisible: false, series: null, investmentEnd: '2020-01-01' };
    expect(whyNotReady(hidden, [], TODAY, SOLD)).toEqual([]);
  });

  it('an open offer that nobody can order: it has no series, or has ended', () => {
    expect(whyNotReady({ ...offer, series: null, investmentEnd: '2026-06-14' }, [], TODAY, SOLD)).toEqual([
      'ended',
      'noSeries',
    ]);
    expect(whyNotReady({ ...offer, isOpen: false, series: null }, [], TODAY, SOLD)).toEqual([]);
  });

  it('an open offer whose series is closed, or whose shares nobody can pay for', () => {
    const closed = { ...SOLD, isAvailable: false };
    expect(whyNotReady(offer, [], TODAY, closed)).toEqual(['seriesClosed']);
    expect(whyNotReady(offer, [], TODAY, { ...SOLD, isPayable: false })).toEqual(['notPayable']);
    expect(whyNotReady({ ...offer, isOpen: false }, [], TODAY, closed)).toEqual([]);
    expect(whyNotReady(offer, [], TODAY, null)).toEqual([]);
    expect(whyNotReady({ ...offer, series: null }, [], TODAY, closed)).toEqual(['noSeries']);
  });

  it('an open offer whose shares another open offer sells, and not its own', () => {
    const title = text('Tarasy', 'Terraces');
    const offers = [
      { id: 1, title, isOnSale: true },
      { id: 2, title, isOnSale: false },
    ];
    const series = { ...SOLD, offers } as unknown as SeriesOption;
    expect(whyNotReady(offer, [], TODAY, stateOfSeries(series, undefined))).toEqual(['soldElsewhere']);
    expect(whyNotReady(offer, [], TODAY, stateOfSeries(series, 2))).toEqual(['soldElsewhere']);
    expect(whyNotReady(offer, [], TODAY, stateOfSeries(series, 1))).toEqual([]);
    expect(whyNotReady({ ...offer, isOpen: false }, [], TODAY, stateOfSeries(series, 2))).toEqual([]);
  });

  it('a video, also within another element, that cannot be played', () => {
    const withVideo = (url: string, open: boolean) => {
      const video = { type: 'youtube', title: text('', ''), data: { url, autoPlay: false }, children: [] };
      const around = {
        type: 'text',
        title: text('', ''),
        data: { content: text('', '') },
        children: [video],
      };
      return whyNotReady({ ...offer, isOpen: open }, [{ id: 'a', elements: [around] }] as never, TODAY, SOLD);
    };
    expect(withVideo('https://youtu.be/dQw4w9WgXcQ', true)).toEqual([]);
    expect(withVideo('https://youtube.com/@channel', true)).toEqual(['video']);
    expect(withVideo('', false)).toEqual(['video']);
  });

  it('a text of its fields, or anywhere in its sections, that one language lacks', () => {
    expect(whyNotReady({ ...offer, mainDescription: text('<p>a</p>', '<p></p>') }, [], TODAY, SOLD)).toEqual([
      'missing-en',
    ]);
    const sections = [{ id: 'a', elements: [{ id: 'b', title: text('', 'b'), children: [] }] }];
    expect(whyNotReady(offer, sections as never, TODAY, SOLD)).toEqual(['missing-pl']);
  });

  it('names each text that a language lacks, and the parts in which it stands', () => {
    const sections = [{ id: 'a', elements: [{ id: 'b', title: text('', 'b'), children: [] }] }];
    const values = { ...offer, mainDescription: text('<p>a</p>', ''), investmentReturn: text('7%', '7%') };
    expect(missingTexts(values, sections as never)).toEqual([
      { language: 'en', path: 'mainDescription', nodes: [] },
      { language: 'pl', path: 'sections.#1.elements.#1.title', nodes: ['a', 'b'] },
    ]);
  });
});
