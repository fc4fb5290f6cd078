/** Fields whose name isn't its word: an accent, an abbreviation, an English one. */
const WORDS: Record<string, string> = {
  accion: 'acción',
  activo: 'estado activo',
  active: 'estado activo',
  area: 'área',
  asistio: 'asistencia',
  avatar: 'foto',
  canton: 'cantón',
  categoria: 'categoría',
  creditos: 'créditos',
  cuerpo: 'contenido',
  cuerpoMarkdown: 'contenido',
  denominacion: 'denominación',
  descripcion: 'descripción',
  direccion: 'dirección',
  email: 'correo',
  fotoUrl: 'foto',
  galeria: 'imágenes',
  imagenes: 'imágenes',
  name: 'nombre',
  nombreInstitucion: 'nombre de la institución',
  numeroSerie: 'número de serie',
  role: 'rol',
  seccion: 'sección',
  sesionTimeout: 'minutos de sesión',
  telefono: 'teléfono',
  tiempoRespuesta: 'tiempo de respuesta',
  titulo: 'título',
  ubicacion: 'ubicación',
  url: 'dirección del archivo',
  valorEstimado: 'valor estimado',
}

/** A stored field in the words that its form uses: `valorEstimado` is `valor estimado`. Pure. */
export const fieldName = (field: string): string =>
  WORDS[field] ?? field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
