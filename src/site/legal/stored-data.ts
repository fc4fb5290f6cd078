import { MODULES, storedIn } from '@/entities/modules'
import { enumerated } from '@/shared/lib/text'

export type StoredLine = { what: string; detail: string }

const PHOTOS: StoredLine = {
  what: 'Fotografías',
  detail:
    'Achicamos sus fotos y les quitamos el lugar y el modelo del teléfono antes de guardarlas en su navegador. La que se quita o se queda sin reporte se conserva un día, por si hay que deshacer, y se borra la próxima vez que se abra el sitio.',
}

const FILES: StoredLine = {
  what: 'Archivos adjuntos',
  detail:
    'Los PDF y las tablas que alguien de la institución adjunta a sus registros quedan en el navegador como se escogieron, con los datos que el propio archivo lleve. Se guardan y se borran como las fotografías. Al abrirse se descargan: ninguno se muestra dentro de la página.',
}

const DRAFTS: StoredLine = {
  what: 'Borradores',
  detail:
    'Lo que está escribiendo en un formulario se guarda en el navegador mientras escribe, para que no se pierda si la página se cierra. Se borra al enviarlo. Lo que escribió a la estación sin señal espera ahí mismo, y su texto se borra cuando la central lo tiene.',
}

const POSITION: StoredLine = {
  what: 'Ubicación',
  detail:
    'Solo se pide cuando usted toca «Usar mi ubicación» en el formulario de reporte. Se guarda dentro de ese reporte y se puede corregir o quitar antes de enviarlo. Nunca se sigue su recorrido.',
}

/** The institution's own data: every module without its own line. */
function institution(): StoredLine {
  const titles = MODULES.filter(({ privacy }) => !privacy)
    .flatMap(storedIn)
    .map(({ title }) => title)
  return {
    what: 'Datos de la institución',
    detail: `${enumerated(titles)} (de las contraseñas, solo una huella que no permite leerlas), en este navegador, hasta que alguien con permiso los elimine. Lo que no se puede leer se aparta en una copia para no perderlo.`,
  }
}

/** What the application keeps in a browser, where and for how long. A new module appears without an edit here. */
export const storedData = (): StoredLine[] => [
  ...MODULES.flatMap(({ privacy = [] }) => privacy),
  PHOTOS,
  FILES,
  DRAFTS,
  POSITION,
  institution(),
]
