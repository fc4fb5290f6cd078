/** What the application keeps in a browser: where, and for how long. The privacy page is written from it. */
export const STORED_DATA = [
  {
    what: 'Reportes ciudadanos',
    detail:
      'Título, descripción, lugar, fotografías, nombre, correo y teléfono de quien reporta, la respuesta que se le dio, y cuáles se hicieron en este dispositivo. Quedan en el almacenamiento local del navegador, con una copia en IndexedDB, hasta que alguien con permiso los elimine o se borren los datos del sitio.',
  },
  {
    what: 'Fotografías',
    detail:
      'Se vuelven a codificar en el propio navegador antes de guardarse, a un máximo de 1600 píxeles: así pierden los datos ocultos (EXIF), entre ellos la posición y el modelo del teléfono. Quedan en IndexedDB. La que se quita o se queda sin reporte se conserva un día, por si hay que deshacer, y se borra la próxima vez que se abra el sitio.',
  },
  {
    what: 'Borradores',
    detail:
      'Lo que está escribiendo en un formulario se guarda en IndexedDB mientras escribe, para que no se pierda si la página se cierra. Se borra al enviarlo.',
  },
  {
    what: 'Ubicación',
    detail:
      'Solo se pide cuando usted toca «Usar mi ubicación» en el formulario de reporte. Se guarda dentro de ese reporte y se puede corregir o quitar antes de enviarlo. Nunca se sigue su recorrido.',
  },
  {
    what: 'Sesión del personal',
    detail:
      'Nombre, correo y rol de quien ingresó, sin contraseña. Vence a las 24 horas, o antes si no se marcó «Recordar sesión» y no hay uso. También cuántos ingresos fallaron, para cerrar el formulario por cinco minutos.',
  },
  {
    what: 'Datos de la institución',
    detail:
      'Personal, galería, inventario, presupuesto, rendición de cuentas, eventos, bitácora, configuración y usuarios (de sus contraseñas, solo una huella que no permite leerlas), en el almacenamiento local con copia en IndexedDB, hasta que alguien con permiso los elimine. Lo que no se puede leer se aparta en una copia para no perderlo.',
  },
  {
    what: 'Preferencias y copia del sitio',
    detail:
      'El tema claro u oscuro, y los archivos del propio sitio para que abra sin internet. No identifican a nadie.',
  },
] as const
