import type {
  KnownDeviceTable,
  PasskeyTable,
  PasswordResetTable,
  RecoveryCodeTable,
  SecondFactorStepTable,
  SessionTable,
  SiteSettingTable,
  TotpFactorTable,
  UserTable,
} from './tables/accounts.ts';
import type {
  AnnouncementCorrectionTable,
  AnnouncementDraftTable,
  AnnouncementNoteTable,
  AnnouncementTable,
  AnnouncementTallyTable,
  AnnouncementTypeTable,
  AnnouncementVersionTable,
  AnnouncementVocabularyTable,
  AnnouncementWordTable,
  ReviewDecisionTable,
  TransmissionNoticeTable,
  TransmissionTable,
} from './tables/announcements.ts';
import type {
  ArticleDailyReadsTable,
  ArticleDraftTable,
  ArticleIndexTable,
  ArticleOldSlugTable,
  ArticlePreviewLinkTable,
  ArticleReviewTable,
  ArticleSourceTable,
  ArticleTable,
  ArticleTagTable,
  ArticleTotalsTable,
  ArticleVersionTable,
  CategoryTable,
  SearchWordTable,
  TagTable,
} from './tables/articles.ts';
import type {
  AuditEventTable,
  ContactAnswerTable,
  ContactRequestTable,
  MailTable,
  RateLimitTable,
  SchemaMigrationTable,
  SecretTable,
} from './tables/operations.ts';
import type {
  AttestationTable,
  CreditNoteTable,
  DisputeTable,
  DocumentTable,
  InvoiceTable,
  NumberSeriesTable,
  PartialRefundTable,
  PaymentEventTable,
  PaymentTable,
  QuoteTable,
  SandboxEventTable,
  SandboxRefundTable,
  SandboxSessionTable,
  TariffTableTable,
} from './tables/payments.ts';
import type {
  EarlierHabilitationFileTable,
  HabilitationFileTable,
  SettingsSecretTable,
  SettingsVersionTable,
} from './tables/settings.ts';
import type {
  AiCallTable,
  GenerationItemTable,
  GenerationRunTable,
  RephrasingTable,
} from './tables/writing.ts';

/** The schema as the compiler sees it; tables.test.ts compares it with a migrated database. */
export type Tables = {
  users: UserTable;
  sessions: SessionTable;
  known_devices: KnownDeviceTable;
  password_resets: PasswordResetTable;
  totp_factors: TotpFactorTable;
  passkeys: PasskeyTable;
  recovery_codes: RecoveryCodeTable;
  second_factor_steps: SecondFactorStepTable;
  site_settings: SiteSettingTable;
  settings_versions: SettingsVersionTable;
  settings_secrets: SettingsSecretTable;
  earlier_habilitation_files: EarlierHabilitationFileTable;
  habilitation_files: HabilitationFileTable;
  categories: CategoryTable;
  articles: ArticleTable;
  article_index: ArticleIndexTable;
  article_totals: ArticleTotalsTable;
  search_words: SearchWordTable;
  article_old_slugs: ArticleOldSlugTable;
  tags: TagTable;
  article_tags: ArticleTagTable;
  article_versions: ArticleVersionTable;
  article_drafts: ArticleDraftTable;
  article_preview_links: ArticlePreviewLinkTable;
  article_reviews: ArticleReviewTable;
  article_sources: ArticleSourceTable;
  article_daily_reads: ArticleDailyReadsTable;
  generation_runs: GenerationRunTable;
  generation_items: GenerationItemTable;
  rephrasings: RephrasingTable;
  ai_calls: AiCallTable;
  announcement_types: AnnouncementTypeTable;
  announcements: AnnouncementTable;
  announcement_corrections: AnnouncementCorrectionTable;
  announcement_drafts: AnnouncementDraftTable;
  announcement_notes: AnnouncementNoteTable;
  announcement_versions: AnnouncementVersionTable;
  announcement_words: AnnouncementWordTable;
  review_decisions: ReviewDecisionTable;
  announcement_vocabulary: AnnouncementVocabularyTable;
  announcement_tally: AnnouncementTallyTable;
  transmissions: TransmissionTable;
  transmission_notices: TransmissionNoticeTable;
  payments: PaymentTable;
  payment_events: PaymentEventTable;
  sandbox_sessions: SandboxSessionTable;
  sandbox_events: SandboxEventTable;
  sandbox_refunds: SandboxRefundTable;
  partial_refunds: PartialRefundTable;
  disputes: DisputeTable;
  tariff_tables: TariffTableTable;
  number_series: NumberSeriesTable;
  invoices: InvoiceTable;
  quotes: QuoteTable;
  credit_notes: CreditNoteTable;
  attestations: AttestationTable;
  documents: DocumentTable;
  contact_requests: ContactRequestTable;
  contact_answers: ContactAnswerTable;
  mails: MailTable;
  audit_events: AuditEventTable;
  secrets: SecretTable;
  rate_limits: RateLimitTable;
  schema_migrations: SchemaMigrationTable;
};
