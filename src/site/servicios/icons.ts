import type { IconoServicio } from '@/entities/sitio/servicios'
import type { Icon } from '@/shared/ui/icon/icon'
import {
  Building2,
  Car,
  CloudRain,
  Factory,
  FileSearch,
  GraduationCap,
  HardHat,
  Heart,
  House,
  Mountain,
  TreePine,
  TriangleAlert,
  Truck,
  Users,
  Waves,
} from '@/shared/ui/icon/icons'

/** The catalogue's icon names (spec §3) and their icons; the icon set has since renamed two. */
export const ICONS: Record<IconoServicio, Icon> = {
  Car,
  HardHat,
  Building2,
  Mountain,
  Home: House,
  TreePine,
  Truck,
  Factory,
  AlertTriangle: TriangleAlert,
  Waves,
  CloudRain,
  FileSearch,
  GraduationCap,
  Heart,
  Users,
}
