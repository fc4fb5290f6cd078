import { hasCentral } from '@/access/central/mark'
import type { Permission } from '@/access/permissions'
import { TAB_LABELS, TAB_SUBTITLES, TABS, type Tab } from '@/admin/shell/config-tabs'
import { foldRecord } from './find-records'

/** What else people call what is on a tab. */
const ALSO: Record<Tab, string> = {
  general: 'nombre, cantón, dirección, teléfono, correo, coordenadas, ubicación, mapa, WhatsApp, sitio web',
  modulos: 'activar, encender, apagar, quitar, menú, secciones',
  sitio: 'logo, color, historia, misión, visión, valores, horarios, Facebook, página',
  cifras: 'estadísticas, números, indicadores',
  seguridad: 'clave, sesión, bloqueo, intentos',
  usuarios: 'cuentas, contraseña, clave, código, acceso, correo',
  roles: 'permisos, derechos',
  backup: 'respaldo, copia de seguridad, restaurar, exportar, descargar, comenzar sin datos de ejemplo',
  avisos: 'notificaciones, alarma, email, mail',
  central: 'servidor, copias de cada noche, reponer, visitas, lecturas',
  bitacora: 'historial, cambios, auditoría, registro de cambios',
}

const NEEDS: Partial<Record<Tab, Permission>> = { bitacora: 'system:logs' }

type Place = { tab: Tab; permission: Permission }

/** The tabs of the configuration as the search knows them: people look for what is on them, not for their page. */
export const places = () => {
  const central = hasCentral()
  return TABS.filter((tab) => central || (tab !== 'avisos' && tab !== 'central')).map((tab) =>
    foldRecord<Place>({ tab, permission: NEEDS[tab] ?? 'config:view' }, `Configuración: ${TAB_LABELS[tab]}`, [
      TAB_SUBTITLES[tab],
      ALSO[tab],
      'ir a',
    ]),
  )
}
