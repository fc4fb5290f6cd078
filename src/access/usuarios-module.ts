import { USUARIOS_KEY } from './keys'
import type { ModuleList } from './module'
import { type Usuario, usuarioSchema } from './usuario'
import { guardUsuarios } from './usuarios-rules'
import { sampleUsuarios } from './usuarios-seed'

export const usuariosList: ModuleList<Usuario> = {
  key: USUARIOS_KEY,
  idPrefix: 'user-',
  title: 'Usuarios',
  schema: usuarioSchema,
  seed: sampleUsuarios,
  seedWhenUnreadable: true,
  name: ({ name }) => name,
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
