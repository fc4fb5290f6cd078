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
  type LucideIcon,
  Mountain,
  TreePine,
  TriangleAlert,
  Truck,
  Users,
  Waves,
} from 'lucide-react'
import type { IconoServicio } from '@/entities/catalogo/servicios-catalogo'

/** The catalogue's icon names (spec §3) and their pictures; two have since been renamed by the icon set. */
export const ICONOS: Record<IconoServicio, LucideIcon> = {
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
