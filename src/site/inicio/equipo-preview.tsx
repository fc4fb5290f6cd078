import { useSuspenseQuery } from '@tanstack/react-query'
import { activeMiembros, STAFF_PREVIEW } from '@/entities/personal/directory'
import type { Miembro } from '@/entities/personal/miembro'
import { miembros } from '@/entities/personal/queries'
import { DRAWN, toneOf } from '@/shared/ui/photo/person-photo'
import { Picture } from '@/shared/ui/photo/picture'
import { OnwardLink } from '@/site/shell/onward-link'
import { SectionHead } from '@/site/shell/page/section-head'
import classes from './equipo-preview.module.css'
import { HomeSection, useTextos } from './home-section'

const preview = (list: Miembro[]) => activeMiembros(list).slice(0, STAFF_PREVIEW)

/** The first eight active members (spec §2.3, 6); no section without any. */
export function EquipoPreview() {
  const { data: members } = useSuspenseQuery({ ...miembros.list, select: preview })
  const { sobreEquipo, tituloEquipo, lemaEquipo } = useTextos()
  if (members.length === 0) return null
  return (
    <HomeSection id="equipo" tone="white">
      <SectionHead id="equipo-titulo" kicker={sobreEquipo} title={tituloEquipo} lead={lemaEquipo}>
        <OnwardLink to="/personal" variant="default" size="md">
          Conocer al personal
        </OnwardLink>
      </SectionHead>
      <ul className={classes.grid} data-few={members.length < 4}>
        {members.map(({ id, nombres, cargo, area, fotoUrl }) => (
          <li key={id}>
            <div className={classes.portrait} data-tone={toneOf(nombres)}>
              <Picture source={fotoUrl || DRAWN} alt="" width={320} height={320} small />
            </div>
            <div className={classes.words}>
              <h3>{nombres}</h3>
              <p>{cargo}</p>
              {area && <p className={classes.area}>{area}</p>}
            </div>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
