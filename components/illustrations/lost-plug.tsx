type LostPlugProps = { className?: string };

/** The cord comes in along the floor and is laid as the digits 404. */
const CORD =
  'M0 236H84Q112 236 112 208V86C112 62 100 64 92 78L50 148C40 164 46 172 60 172H146C172 172 172 216 220 216C250 216 264 184 264 142C264 98 250 68 220 68C190 68 176 98 176 142C176 184 190 216 220 216C270 216 290 236 330 236Q368 236 368 208V86C368 62 356 64 348 78L306 148C296 164 302 172 316 172H392C420 172 404 236 432 236';

/** Here the cord lies over itself. */
const CROSSINGS = 'M100 172H124M356 172H380';

/** Picture of the "not found" page: a cord that lies as 404, its plug beside the outlet. It says nothing that the text doesn't. */
export function LostPlug({ className }: LostPlugProps) {
  return (
    <svg
      viewBox="0 36 480 236"
      width={480}
      height={236}
      className={className}
      fill="none"
      strokeWidth={2.5}
      strokeLinejoin="round"
      strokeLinecap="round"
      aria-hidden
    >
      <g className="stroke-draw-line">
        <path className="fill-draw-wood stroke-none" d="M24 226H480L456 264H0z" />
        <path className="stroke-draw-pale" d="M12 245H468" />
        {/* Outlet */}
        <path className="fill-draw-deep" d="M458 60l8-6v76l-8 6z" />
        <path className="fill-draw-pale" d="M410 60l8-6h48l-8 6z" />
        <path className="fill-draw-mid" d="M410 60h48v76h-48z" />
        <path
          className="fill-draw-pale"
          d="M418 76q0-8 8-8h16q8 0 8 8v6q0 8-8 8h-16q-8 0-8-8zM418 114q0-8 8-8h16q8 0 8 8v6q0 8-8 8h-16q-8 0-8-8z"
        />
        <path d="M429 75v5M439 75v5M434 84h.1M429 113v5M439 113v5M434 122h.1" />
        {/* Cord and plug */}
        <path strokeWidth="13" d={CORD} />
        <path className="stroke-draw-mid" strokeWidth="8" d={CORD} />
        <path strokeLinecap="butt" strokeWidth="13" d={CROSSINGS} />
        <path className="stroke-draw-mid" strokeWidth="8" d={CROSSINGS} />
        <path className="fill-draw-deep" d="M424 230h10v12h-10z" />
        <path className="fill-draw-accent" d="M434 226q12-4 22 0v20q-10 4-22 0z" />
        <path d="M456 231h11M456 241h11" />
      </g>
    </svg>
  );
}
