import type { Generated } from 'kysely';
import type { TeamRole } from '#domain/account/team-roles.ts';
import type { Json } from './column-types.ts';

export type UserTable = {
  id: string;
  email: string;
  password_hash: string | null;
  first_name: string;
  last_name: string;
  role: Generated<'reader' | 'admin'>;
  team_role: TeamRole | null;
  created_at: Generated<Date>;
  updated_at: Generated<Date>;
  password_changed_at: Date | null;
  last_login_at: Date | null;
  last_seen_at: Date | null;
  disabled_at: Date | null;
  anonymised_at: Date | null;
};

export type SessionTable = {
  id: string;
  user_id: string;
  secret_hash: string;
  user_agent: string | null;
  created_at: Generated<Date>;
  last_seen_at: Generated<Date>;
  expires_at: Date;
  second_factor_passed: Generated<boolean>;
};

export type KnownDeviceTable = {
  user_id: string;
  secret_hash: string;
  created_at: Generated<Date>;
  last_login_at: Date;
};

export type PasswordResetTable = {
  id: string;
  user_id: string;
  token_hash: string;
  created_at: Generated<Date>;
  expires_at: Date;
  used_at: Date | null;
};

export type TotpFactorTable = {
  user_id: string;
  secret: string;
  created_at: Date;
  confirmed_at: Date | null;
  last_step: number | null;
};

export type PasskeyTable = {
  id: string;
  user_id: string;
  public_key: string;
  counter: number;
  transports: Generated<string[]>;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
};

export type RecoveryCodeTable = { user_id: string; code_hash: string };

export type SecondFactorStepTable = {
  token_hash: string;
  user_id: string;
  purpose: 'login' | 'passkey';
  password_hash: string | null;
  challenge: string | null;
  expires_at: Date;
  failures: Generated<number>;
};

export type SiteSettingTable = {
  key: string;
  value: Json;
  updated_at: Generated<Date>;
};
