import { RED_IDS, type RedId, redesDe } from '@/entities/sitio/redes'
import { useDrawnSitio } from '@/entities/sitio/use-sitio'
import { type Icon, icon } from '@/shared/ui/icon/icon'

const SIGNS = Object.fromEntries(RED_IDS.map((id) => [id, icon(`red-${id}`)])) as Record<RedId, Icon>

/** The brigade's social networks, each with its link and sign. */
export const useSocial = () => redesDe(useDrawnSitio()).map((red) => ({ ...red, Sign: SIGNS[red.id] }))
