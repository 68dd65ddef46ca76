import { describe, expect, it } from 'vitest';
import { buyer } from './buyer.ts';
import { messages } from './messages.fr.ts';

const firm = {
  kind: 'professional',
  name: 'CABINET LOUVRELAC',
  address: '7 rue des Archers',
  postcode: '69 002',
  city: 'Lyon',
  siren: '404 833 048',
  vatNumber: 'fr 83 404833048',
};

describe('who pays', () => {
  it('is a firm, with its numbers as they are printed', () => {
    expect(buyer.parse(firm)).toEqual({
      ...firm,
      postcode: '69002',
      siren: '404833048',
      vatNumber: 'FR83404833048',
    });
  });

  it('may be a firm without numbers, or a person, who has none', () => {
    const { siren: _siren, vatNumber: _vatNumber, ...without } = firm;
    expect(buyer.parse(without)).toMatchObject({ siren: '', vatNumber: '' });
    expect(buyer.parse({ ...firm, kind: 'consumer' })).toMatchObject({ siren: '', vatNumber: '' });
  });

  it.each([
    ['kind', 'other', messages.buyer.kind],
    ['name', ' ', messages.buyer.name],
    ['address', '', messages.buyer.address],
    ['postcode', '6900', messages.buyer.postcode],
    ['city', '', messages.buyer.city],
    ['siren', '40483304', messages.buyer.siren],
    ['vatNumber', '83404833048', messages.buyer.vatNumber],
  ])('is refused for its %s %j', (field, value, message) => {
    const { error } = buyer.safeParse({ ...firm, [field]: value });
    expect(error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([[field, message]]);
  });
});
