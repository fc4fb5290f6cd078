import type { ModuleList } from './module'
import type { Usuario } from './usuario'
import { guardUsuarios } from './usuarios-rules'
import { usuariosStored } from './usuarios-stored'

export const usuariosList: ModuleList<Usuario> = {
  ...usuariosStored,
  // An update may be somebody's own password: the rules, which see the fields, decide.
  writes: { create: ['system:users'], edit: [], remove: ['system:users'], reset: ['system:users'] },
  rules: guardUsuarios,
  backup: true,
  // A central keeps accounts of its own, with passwords that never leave it.
  ownDevice: true,
}
