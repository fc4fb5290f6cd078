import type { Module } from '@/access/module'
import { permisosObject } from '@/access/modules'
import { usuariosList } from '@/access/usuarios/module'
import { configuracionObject } from './configuracion-object'

export const configuracionModule: Module = {
  page: {
    to: '/admin/config',
    title: 'Configuración del Sistema',
    group: 'Ajustes',
    icon: 'settings',
    permission: 'config:view',
  },
  areas: { config: 'Configuración', permisos: 'Permisos de funcionamiento' },
  objects: [configuracionObject, permisosObject],
  tratamiento: {
    deQuien: 'Cuentas del panel',
    datos: 'Nombre, correo, rol, fotografía, último acceso y una huella de la contraseña',
    para: 'Dejar entrar al panel a quien corresponde',
  },
  lists: [usuariosList],
}
