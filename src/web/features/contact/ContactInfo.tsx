import type { ReactNode } from 'react';
import type { SiteContact } from '#contract/site.ts';
import { Icon, type IconName } from '#web/ui/Icon.tsx';
import styles from './ContactInfo.module.css';

/** The newspaper's contact details. */
export const ContactInfo = ({ email, phone, hours, address }: SiteContact) => (
  <dl className={styles.info}>
    <Line icon="mail" term="Email">
      <a href={`mailto:${email}`}>{email}</a>
    </Line>
    <Line icon="phone" term="Téléphone">
      <a href={`tel:${phone.called}`}>{phone.shown}</a>
    </Line>
    <Line icon="clock" term="Horaires">
      {hours}
    </Line>
    <Line icon="map-pin" term="Adresse">
      {address}
    </Line>
  </dl>
);

const Line = ({ icon, term, children }: { icon: IconName; term: string; children: ReactNode }) => (
  <div>
    <dt>
      <Icon name={icon} size={20} />
      {term}
    </dt>
    <dd>{children}</dd>
  </div>
);
