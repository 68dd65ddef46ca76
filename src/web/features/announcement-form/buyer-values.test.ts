import { describe, expect, it } from 'vitest';
import { buyerOf, companyPays, readBuyer } from './buyer-values.ts';
import { refusedBuyerFields } from './step-rules.ts';

const firm = {
  ...companyPays,
  who: 'other',
  name: 'CABINET LOUVRELAC',
  address: '7 rue des Archers',
  postcode: '69002',
  city: 'Lyon',
} as const;

describe('who pays, as typed', () => {
  it('is sent when it is not the company, and taken back when the company is chosen again', () => {
    const { who: _who, ...sent } = firm;
    expect(buyerOf(companyPays)).toBeUndefined();
    expect(buyerOf(firm)).toEqual(sent);
    expect(buyerOf({ ...firm, who: 'company' })).toBeNull();
  });

  it('is refused field by field, in the order of the form', () => {
    expect([...refusedBuyerFields({ ...companyPays, who: 'other' }).keys()]).toEqual([
      'name',
      'address',
      'postcode',
      'city',
    ]);
    expect(refusedBuyerFields(firm).size).toBe(0);
    expect(refusedBuyerFields(companyPays).size).toBe(0);
  });

  it('comes back from a draft, and wrong values do not', () => {
    expect(readBuyer(JSON.parse(JSON.stringify(firm)))).toEqual(firm);
    for (const broken of [undefined, null, 'x', []]) expect(readBuyer(broken)).toEqual(companyPays);
    expect(readBuyer({ ...firm, who: 3, name: {} })).toEqual({ ...firm, who: 'company', name: '' });
  });
});
