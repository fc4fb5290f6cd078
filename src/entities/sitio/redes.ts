import { webLink } from '@/shared/lib/url'

export const RED_IDS = ['facebook', 'instagram', 'youtube', 'tiktok', 'x'] as const
export type RedId = (typeof RED_IDS)[number]

export const RED_LABELS: Record<RedId, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  x: 'X',
}

/** The sample brigade has a page and two generic links (spec §2.2); a real one has those that it set. */
const CONSTANTES: Partial<Record<RedId, string>> = {
  facebook: 'https://www.facebook.com/bomberosvillaesperanza',
  instagram: 'https://www.instagram.com/',
  youtube: 'https://www.youtube.com/',
}

export const redDeSiempre = (id: RedId, ejemplo: boolean): string => (ejemplo && CONSTANTES[id]) || ''

type Redes = { readonly ejemplo: boolean } & { readonly [id in RedId]?: string | undefined }

/** The social networks where the brigade is found, with links that are safe to open. */
export const redesDe = (sitio: Redes): { id: RedId; label: string; href: string }[] =>
  RED_IDS.flatMap((id) => {
    const href = webLink(sitio[id] ?? redDeSiempre(id, sitio.ejemplo))
    return href ? [{ id, label: RED_LABELS[id], href }] : []
  })
