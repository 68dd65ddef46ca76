/** A company in the public directory; unknown fields are empty. */
export type KnownCompany = {
  readonly siret: string;
  readonly siren: string;
  readonly name: string;
  /** One of the form's legal forms, or empty when it is none of them. */
  readonly form: string;
  readonly address: string;
  readonly postalCode: string;
  readonly city: string;
  readonly department: string;
  readonly capital: string;
  /** The establishment, or the company, has closed. */
  readonly closed: boolean;
};

/** The public directory of companies. It answers quickly or gives nothing, and never throws: the form must not wait. */
export type CompanyDirectory = {
  /** By a SIRET of 14 digits, or by a SIREN of 9 for its seat. */
  readonly find: (number: string) => Promise<KnownCompany | undefined>;
};
