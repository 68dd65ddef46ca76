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
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': `${name}@${version}`, name, version } },
    components: [...components.values()],
  };
};

const SCOPES = ['required', 'optional', 'excluded'];

const componentOf = (path, { version, integrity, license, dev, optional, devOptional }) => {
  const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
  return {
    type: 'library',
    'bom-ref': `${name}@${version}`,
    name,
    version,
    scope: dev ? 'excluded' : optional || devOptional ? 'optional' : 'required',
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(license && { licenses: [{ license: { name: license } }] }),
    ...(integrity && { hashes: [{ alg: 'SHA-512', content: hexadecimal(integrity) }] }),
  };
};

const hexadecimal = (integrity) => Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
