import type { ModuleObject } from '@/access/module'
import type { Configuracion } from './configuracion'
import { configuracionStored } from './stored'

export const configuracionObject: ModuleObject<Configuracion> = {
  ...configuracionStored,
  words: {
    backupAutomatico: 'backup automático',
    canton: 'cantón',
    delegadoContacto: 'contacto del delegado de datos',
    delegadoDatos: 'delegado de datos',
    diasDatos: 'días para contestar sobre datos',
    direccion: 'dirección',
    email: 'correo',
    emailSistema: 'email del sistema',
    frecuenciaBackup: 'frecuencia del backup',
    intentosMaximos: 'intentos máximos de inicio de sesión',
    modulos: 'módulos que usa la brigada',
    nombreInstitucion: 'nombre de la institución',
    mesesDatosReporte: 'meses de los datos de quien reporta',
    notificacionesEmail: 'notificaciones por email',
    notificacionesSMS: 'notificaciones por SMS',
    passwordMinLength: 'longitud mínima de contraseña',
    requiereMayusculas: 'requiere mayúsculas',
    requiereNumeros: 'requiere números',
    requiereSimbolos: 'requiere símbolos',
    retencionBackup: 'días de retención',
    sesionTimeout: 'minutos de sesión',
    sitioWeb: 'sitio web',
    telefono: 'teléfono',
    telefonoSistema: 'teléfono del sistema',
    zona: 'hora de la brigada',
  },
  writes: { edit: ['config:edit'] },
  backup: true,
  readers: [],
}
