/** Apart from the list: every page of a central watches it, and few read it. */
export const MIS_REPORTES_KEY = 'bomberos_reportes_misReportes'
