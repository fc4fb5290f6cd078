import type { ModuleList } from './module'
import type { Usuario } from './usuario'
import { guardUsuarios } from './usuarios-rules'
import { usuariosStored } from './usuarios-stored'

export const usuariosList: ModuleList<Usuario> = {
  ...usuariosStored,
  words: {
    name: 'nombre',
    email: 'correo',
    role: 'rol',
    active: 'estado activo',
    createdAt: 'fecha de creación',
    avatar: 'foto',
    secreto: 'contraseña',
  },
  // An update may be somebody's own password: the rules, which see the fields, decide.
  writes: { create: ['system:users'], edit: [], remove: ['system:users'], reset: ['system:users'] },
  rules: guardUsuarios,
  backup: true,
}
