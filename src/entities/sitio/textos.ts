type Institucion = { nombreInstitucion: string; canton: string }

/** The words of the home page until a brigade writes its own. */
export const textosDeSiempre = ({ nombreInstitucion, canton }: Institucion, ownServices: boolean) => ({
  insignia: nombreInstitucion,
  titular: 'Al Servicio de',
  bienvenida:
    'Somos vecinos que cuidan a sus vecinos: apagamos incendios, rescatamos y prevenimos, de día y de noche.',
  sobreMision: 'Quiénes somos',
  tituloMision: 'Misión, visión y valores',
  mision: `Proteger la vida, los bienes y la naturaleza de ${canton}: prevenir, combatir el fuego, rescatar y atender cada emergencia con rapidez y respeto.`,
  vision:
    'Ser un cuerpo de bomberos moderno, cercano y transparente, con personal bien preparado y una comunidad que sabe prevenir.',
  sobreServicios: 'Qué hacemos',
  tituloServicios: 'Nuestros servicios',
  lemaServicios: `${ownServices ? 'Servicios' : 'Quince servicios'} gratuitos para la comunidad, a toda hora y todos los días del año.`,
  sobreCifras: 'Nuestro impacto',
  tituloCifras: 'Estadísticas',
  lemaCifras: 'Un año de trabajo, en números que cualquiera puede revisar en Transparencia.',
  sobreGaleria: 'En acción',
  tituloGaleria: 'Galería',
  sobreEquipo: 'Quienes responden',
  tituloEquipo: 'Nuestro equipo',
  lemaEquipo: 'Mujeres y hombres que dejan su casa para cuidar la de los demás.',
  sobreContacto: 'Estamos cerca',
  tituloContacto: 'Contacto',
})

type Textos = ReturnType<typeof textosDeSiempre>
export type TextoId = keyof Textos
type Propios = { readonly servicios?: unknown } & { readonly [id in TextoId]?: string | undefined }

/** Headings, mission and vision: an empty text stands for the usual words. */
export const NEEDED_TEXTO = /^(titul|mision$|vision$)/

/** The home page's words: the brigade's own where it has some. */
export function textosDe(sitio: Propios, institucion: Institucion): Textos {
  const textos = textosDeSiempre(institucion, sitio.servicios !== undefined)
  for (const id of Object.keys(textos) as TextoId[]) {
    const own = sitio[id]
    if (own || (own === '' && !NEEDED_TEXTO.test(id))) textos[id] = own
  }
  return textos
}

export const ICONOS_VALOR = ['Flame', 'ShieldCheck', 'HandHeart', 'Scale', 'Handshake'] as const
export type IconoValor = (typeof ICONOS_VALOR)[number]
export type Valor = { id: string; nombre: string; texto: string; icono: IconoValor }

export const VALORES: readonly Valor[] = [
  {
    id: 'valor-1',
    icono: 'Flame',
    nombre: 'Valentía',
    texto: 'Entrar donde los demás salen, con preparación y cabeza fría.',
  },
  {
    id: 'valor-2',
    icono: 'ShieldCheck',
    nombre: 'Disciplina',
    texto: 'Entrenar cada semana para no improvisar nunca.',
  },
  {
    id: 'valor-3',
    icono: 'HandHeart',
    nombre: 'Solidaridad',
    texto: 'Servir a quien lo necesita, sin preguntar quién es.',
  },
  {
    id: 'valor-4',
    icono: 'Scale',
    nombre: 'Honestidad',
    texto: 'Cuidar cada dólar público y rendir cuentas de él.',
  },
  {
    id: 'valor-5',
    icono: 'Handshake',
    nombre: 'Trabajo en equipo',
    texto: 'Nadie entra solo y nadie se queda atrás.',
  },
]
