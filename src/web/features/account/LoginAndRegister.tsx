import { useState } from 'react';
import { useSite } from '#web/navigation/use-site.ts';
import { Banner } from '#web/ui/Banner.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { AccountPage } from './AccountPage.tsx';
import { LoginForm } from './LoginForm.tsx';
import { RegisterForm } from './RegisterForm.tsx';

type Tab = 'login' | 'register';

const titles: Readonly<Record<Tab, string>> = { login: 'Connexion', register: 'Inscription' };

/** Two tabs. Each keeps its typed values; leaving a tab clears its error message. */
export const LoginAndRegister = () => {
  const [tab, setTab] = useState<Tab>('login');
  const closed = useSite()?.registrationsClosed;
  return (
    <AccountPage title={titles[tab]} titleShown={false}>
      <Tabs<Tab>
        label="Connexion ou inscription"
        selected={tab}
        onSelect={setTab}
        tabs={[
          { id: 'login', label: titles.login, panel: <LoginForm current={tab === 'login'} /> },
          {
            id: 'register',
            label: titles.register,
            panel: closed ? (
              <Banner tone="info">{closed}</Banner>
            ) : (
              <RegisterForm current={tab === 'register'} />
            ),
          },
        ]}
      />
    </AccountPage>
  );
};
