import { webLink } from '@/shared/lib/url'

/**
 * Each network's name, and its link for the sample brigade (spec §2.2). A real brigade has only the links that it set.
 */
const REDES = {
  facebook: ['Facebook', 'https://www.facebook.com/bomberosvillaesperanza'],
  instagram: ['Instagram', 'https://www.instagram.com/'],
  youtube: ['YouTube', 'https://www.youtube.com/'],
  tiktok: ['TikTok', ''],
  x: ['X', ''],
} as const

export type RedId = keyof typeof REDES

export const RED_IDS = Object.keys(REDES) as RedId[]

export const redDeSiempre = (id: RedId, ejemplo: boolean): string => (ejemplo ? REDES[id][1] : '')

type Redes = { readonly ejemplo: boolean } & { readonly [id in RedId]?: string | undefined }

/** The social networks where the brigade is found, with links that are safe to open. */
export const redesDe = (sitio: Redes): { id: RedId; label: string; href: string }[] =>
  RED_IDS.flatMap((id) => {
    const href = webLink(sitio[id] ?? redDeSiempre(id, sitio.ejemplo))
    return href ? [{ id, label: REDES[id][0], href }] : []
  })
