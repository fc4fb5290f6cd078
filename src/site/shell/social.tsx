import { type RedId, redesDe } from '@/entities/sitio/redes'
import { useSitio } from '@/entities/sitio/use-sitio'

const PATHS: Record<RedId, string> = {
  facebook:
    'M13.6 21v-8.2h2.8l.4-3.2h-3.2V7.6c0-.9.3-1.6 1.6-1.6h1.7V3.1c-.3 0-1.3-.1-2.5-.1-2.5 0-4.1 1.5-4.1 4.2v2.4H7.5v3.2h2.8V21z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 2.8a4.2 4.2 0 1 1 0 8.4 4.2 4.2 0 0 1 0-8.4zm0 2a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.4zM16.8 6.2a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
  youtube: 'M5 5.5h14a3 3 0 0 1 3 3v7a3 3 0 0 1-3 3H5a3 3 0 0 1-3-3v-7a3 3 0 0 1 3-3zm5 3.3v6.4l5.5-3.2z',
  tiktok: 'M13 3h3a4 4 0 0 0 4 4v3a7 7 0 0 1-4-1.3V15a6 6 0 1 1-5-5.9v3.2a2.9 2.9 0 1 0 2 2.7z',
  x: 'M3 3h5.5l12.5 18h-5.5zM18.5 3H21l-7 8-1.2-1.7zM10.5 13l1.2 1.7L6 21H3z',
}

/** The brigade's social networks, each with its link and sign. */
export function useSocial() {
  return redesDe(useSitio()).map(({ id, label, href }) => ({
    id,
    label,
    href,
    icon: (
      <svg viewBox="0 0 24 24" width={22} height={22} fill="currentColor" aria-hidden="true">
        <path d={PATHS[id]} />
      </svg>
    ),
  }))
}
