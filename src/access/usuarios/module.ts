import type { ModuleList } from '@/access/module'
import { guardUsuarios } from './rules'
import { type Usuario, usuariosStored } from './usuario'

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
  // A central keeps accounts of its own, with passwords that never leave it.
  ownDevice: true,
}
