import type { Role } from '@/access/roles'
import type { Cuando } from '@/shared/lib/aviso'

/** A browser that tells its person what arrives. Instants are ISO. */
export type EquipoQueAvisa = {
  /** What kind of browser it is; '' where an earlier version asked. */
  equipo: string
  desde: string
  cuando: Cuando
  /** When the last test was sent; null before the first. */
  prueba: string | null
  /** Why the last test didn't go out; null where the push service took it. */
  fallo: string | null
}

/** Who hears of what arrives at the central. */
export type Quienes = {
  /** Everybody who may read reports, with the browsers that tell them. */
  personas: readonly { id: string; nombre: string; rol: Role; equipos: readonly EquipoQueAvisa[] }[]
  /** The roles that keep the log of calls and may not read reports, as long as somebody active has them. */
  sinReportes: readonly Role[]
  /** `para`: '' where no real address is configured. */
  correo: { servidor: boolean; activo: boolean; para: string }
}
