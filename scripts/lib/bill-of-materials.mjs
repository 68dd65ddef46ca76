import { createHash } from 'node:crypto';

/**
 * The bill of materials of the product as CycloneDX, from the lockfile: deterministic and without any
 * network. `npm sbom` leaves out packages that both the product and its tools use, or refuses loose peer
 * dependencies.
 */
export const billOfMaterials = ({ name, version, packages }) => {
  const components = new Map();
  for (const [path, entry] of Object.entries(packages)) {
    if (path === '') continue;
    const component = componentOf(path, entry);
    // The same version may be installed twice, for the product and for its tools.
    const known = components.get(component.purl);
    if (!known || SCOPES.indexOf(component.scope) < SCOPES.indexOf(known.scope))
      components.set(component.purl, component);
  }
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: serialNumberOf([...components.keys()]),
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version } },
    components: [...components.values()],
  };
};

/** A UUID made of the components: another list has another one, and the same list the same one. */
const serialNumberOf = (purls) => {
  const digest = createHash('sha256').update(purls.join()).digest('hex');
  const parts = [
    digest.slice(0, 8),
    digest.slice(8, 12),
    `8${digest.slice(13, 16)}`,
    `8${digest.slice(17, 20)}`,
  ];
  return `urn:uuid:${[...parts, digest.slice(20, 32)].join('-')}`;
};

const SCOPES = ['required', 'optional', 'excluded'];

/** A package that is installed under another name is listed under its own. */
const componentOf = (path, { name: ownName, version, integrity, license, dev, optional, devOptional }) => {
  const name = ownName ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  return {
    type: 'library',
    'bom-ref': `${name}@${version}`,
    name,
    version,
    scope: dev ? 'excluded' : optional || devOptional ? 'optional' : 'required',
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(license && { licenses: [{ expression: license }] }),
    ...(integrity && { hashes: [{ alg: 'SHA-512', content: hexadecimal(integrity) }] }),
  };
};

const hexadecimal = (integrity) => Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
