/** Mango leaves and a low sun behind the school's words. Decoration only. */
export const Foliage = () => (
  <svg className="foliage" viewBox="0 0 800 900" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
    <circle className="foliage-sun" cx="668" cy="150" r="84" />
    <circle className="foliage-glow" cx="668" cy="150" r="150" />
    <g className="foliage-far">
      <path d="M820 560C640 470 500 520 410 640c150 40 300 20 410-80z" />
      <path d="M830 720C690 600 520 610 380 700c150 90 320 90 450 20z" />
    </g>
    <g className="foliage-near">
      <path d="M840 900C780 720 620 660 440 700c60 150 210 220 400 200z" />
      <path d="M560 930C540 800 430 730 280 740c30 120 130 190 280 190z" />
    </g>
    <g className="foliage-vein">
      <path d="M840 900C720 780 590 720 440 700M560 930C480 840 390 770 280 740M820 560C680 550 540 580 410 640" />
    </g>
  </svg>
)
