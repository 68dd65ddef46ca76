import { publication } from '#contract/publication.ts';
import type { IconName } from '#web/ui/Icon.tsx';

type SocialLink = { label: string; href: string; icon: IconName };

/** The publisher's fixed texts. The addresses are placeholders until there are real ones. */
export const site = {
  ...publication,
  hours: 'Du lundi au vendredi, 9h-18h',
  social: [
    { label: 'LinkedIn', href: 'https://linkedin.parution.example', icon: 'linkedin' },
    { label: 'Mastodon', href: 'https://mastodon.parution.example', icon: 'mastodon' },
    { label: 'Bluesky', href: 'https://bluesky.parution.example', icon: 'bluesky' },
  ] satisfies SocialLink[] as readonly SocialLink[],
} as const;
