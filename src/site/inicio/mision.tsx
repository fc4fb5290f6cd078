import { SAMPLE_MARK } from '@/entities/sitio/cifras'
import { seAfirmaCifra } from '@/entities/sitio/revision'
import { type IconoValor, VALORES } from '@/entities/sitio/textos'
import { useCifras } from '@/entities/sitio/use-cifras'
import { useDrawnSitio } from '@/entities/sitio/use-sitio'
import { entryOf } from '@/shared/lib/entry-of'
import type { Icon } from '@/shared/ui/icon/icon'
import { Flame, HandHeart, Handshake, Scale, ShieldCheck } from '@/shared/ui/icon/icons'
import { FigureNote } from '@/site/shell/page/figure-note'
import { SectionHead } from '@/site/shell/page/section-head'
import { HomeSection, useTextos } from './home-section'
import classes from './mision.module.css'

const ICONS: Record<IconoValor, Icon> = { Flame, ShieldCheck, HandHeart, Scale, Handshake }

const BANDA = [
  ['disponibilidad', 'Disponibilidad'],
  ['experiencia', 'Años de experiencia'],
  ['compromiso', 'Compromiso'],
] as const

/** Mission, vision and values with the band of three figures (spec §2.3, 2). */
export function Mision() {
  const { sobreMision, tituloMision, mision, vision } = useTextos()
  const sitio = useDrawnSitio()
  const { valores = VALORES } = sitio
  const { cifra, isSample } = useCifras()
  const banda = BANDA.filter(([id]) => cifra(id) && seAfirmaCifra(id, sitio))
  return (
    <HomeSection id="mision">
      <SectionHead id="mision-titulo" kicker={sobreMision} title={tituloMision} />
      <div className={classes.statements}>
        <div className={classes.mission}>
          <h3>Misión</h3>
          <p>{mision}</p>
        </div>
        <div className={classes.vision}>
          <h3>Visión</h3>
          <p>{vision}</p>
        </div>
      </div>
      {valores.length > 0 && <h3 className={classes.valuesTitle}>Valores</h3>}
      <ul className={classes.values}>
        {valores.map(({ id, icono, nombre, texto }) => {
          const Icon = entryOf(ICONS, icono) ?? ShieldCheck
          return (
            <li key={id}>
              <Icon size={26} aria-hidden />
              <strong>{nombre}</strong>
              <span>{texto}</span>
            </li>
          )
        })}
      </ul>
      {banda.length > 0 && (
        <dl className={classes.band}>
          {banda.map(([id, label]) => (
            <div key={id}>
              <dt>{label}</dt>
              <dd>{cifra(id)}</dd>
              {isSample(id) && <FigureNote>{SAMPLE_MARK}</FigureNote>}
            </div>
          ))}
        </dl>
      )}
    </HomeSection>
  )
}
