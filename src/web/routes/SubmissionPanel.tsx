import { Spinner } from '#web/ui/Spinner.tsx';

type Props = {
  /** The search that the reader comes from. */
  back: string;
};

export const SubmissionPanel = ({ back }: Props) => (
  <div className="wrap" data-back={back}>
    <Spinner text="Chargement du formulaire..." />
  </div>
);
