type Props = { title: string; description?: string; noIndex?: boolean };

/** The title and description of one page; React lifts them into the head. */
export const PageHead = ({ title, description, noIndex = false }: Props) => (
  <>
    <title>{title}</title>
    {description && <meta name="description" content={description} />}
    {noIndex && <meta name="robots" content="noindex" />}
  </>
);
