import type { ModuleList } from '@/access/module'
import { guardUsuarios } from './rules'
import { usuariosStored } from './stored'
import type { Usuario } from './usuario'

export const usuariosList: ModuleList<Usuario> = {
  ...usuariosStored,
  // An update may be somebody's own password: the rules, which see the fields, decide.
  writes: { create: ['system:users'], edit: [], remove: ['system:users'], reset: ['system:users'] },
  listRules: guardUsuarios,
  backup: true,
  // A central keeps accounts of its own, with passwords that never leave it.
  ownDevice: true,
}
