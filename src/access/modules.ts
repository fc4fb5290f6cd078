import { ATTEMPTS_KEY, SALIDA_KEY, SESSION_KEYS } from './keys'
import type { Module, ModuleObject } from './module'
import { byRole, type Permisos, permisosStored } from './permisos'
import { ROLE_LABELS } from './roles'

export const permisosObject: ModuleObject<Permisos> = {
  ...permisosStored,
  words: byRole((role) => `permisos de ${ROLE_LABELS[role]}`),
  writes: { edit: ['config:edit', 'system:users'] },
  backup: true,
  readers: [],
}

export const sesionModule: Module = {
  areas: { system: 'Sistema' },
  deviceKeys: [...SESSION_KEYS, ATTEMPTS_KEY, SALIDA_KEY],
  privacy: {
    what: 'Sesión del personal',
    detail:
      'Nombre, correo y rol de quien ingresó, sin contraseña. Vence a las 24 horas, o antes si no se marcó «Recordar sesión» y no hay uso. También cuántos ingresos fallaron, para cerrar el formulario por cinco minutos.',
  },
}
