import { frozen } from '@/access/frozen'
import { allOf, holding } from '@/access/holding'
import type { Module, ModuleList } from '@/access/module'
import { newestFirst } from '@/shared/lib/fecha'
import { ESCRITO, PETICION_LABELS, type Peticion, peticionRules, peticionSchema } from './peticion'

export const peticionesList: ModuleList<Peticion> = {
  key: 'bomberos_inspecciones_peticiones',
  idPrefix: 'peticion-',
  title: 'Pedidos de permiso',
  schema: peticionSchema,
  seed: () => [],
  compare: newestFirst(({ recibida, llegada }) => llegada || recibida),
  name: ({ nombre }) => nombre,
  words: {
    area: 'área en m²',
    contacto: 'quién pide',
    dice: 'qué dice',
    direccion: 'dirección',
    lat: 'latitud',
    lng: 'longitud',
    motivoRuc: 'motivo del RUC',
    respondida: 'cuándo se respondió',
    ruc: 'RUC',
    telefono: 'teléfono',
  },
  writes: { create: ['inspecciones:create'], edit: ['inspecciones:edit'], remove: ['inspecciones:delete'] },
  rules: () =>
    allOf(
      frozen<Peticion>(
        [...ESCRITO, 'recibida', 'llegada'],
        'Lo que escribió quien pide el permiso no se cambia.',
      ),
      holding<Peticion>(peticionRules),
    ),
  readers: ['inspecciones:view'],
  backup: true,
  search: {
    at: () => ({ clase: 'PERMISO' }),
    detail: ({ contacto, estado }) => [contacto, PETICION_LABELS[estado]],
    text: ({ ruc, direccion, contacto, telefono, email, dice, respuesta, nota }) => [
      ...[ruc, direccion, contacto, telefono, email, dice, respuesta, nota],
    ],
  },
}

/** What people ask of the module from the site; it has no page but the Buzón. */
export const peticionesModule: Module = {
  con: 'inspecciones',
  lists: [peticionesList],
  agenda: () => import('./peticiones-agenda').then(({ agenda }) => agenda),
  tratamiento: {
    deQuien: 'Quien pide el permiso de su local',
    datos:
      'Nombre, teléfono, correo, RUC y dirección del local; lo que contestó y fotografió de su propia inspección; la respuesta',
    para: 'Dar los permisos que pide la ley de defensa contra incendios',
  },
  privacy: {
    what: 'Pedidos de permiso',
    detail:
      'Quién pide, su teléfono y su correo, el RUC, la dirección y las fotografías del local. Lo que se escribe en el sitio queda en este navegador hasta que usted lo quite; con una central queda en ella y en los equipos de quienes inspeccionan y de la jefatura. Después de contestado, la central borra quién pidió, su teléfono, su correo y las fotografías cuando pasan los mismos meses que en los reportes. Ninguna página pública lo muestra.',
  },
}
