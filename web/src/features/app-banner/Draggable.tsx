import { LazyMotion, domMax, useReducedMotion } from 'framer-motion';
import * as m from 'framer-motion/m';
import { useState } from 'react';
import type { ReactNode } from 'react';

/** Dragged further than this, in CSS pixels, it is dismissed. */
const DISMISSED_PAST = 80;

export interface DraggableProps {
  className: string;
  onDismiss: () => void;
  children: ReactNode;
}

/** An element that can be dragged away sideways; dragged less far it returns. */
export default function Draggable({ className, onDismiss, children }: DraggableProps) {
  const calm = useReducedMotion() === true;
  const [away, setAway] = useState(0);
  return (
    <LazyMotion features={domMax} strict>
      <m.div
        className={className}
        drag="x"
        dragConstraints={{ left: 0, right: 0 }}
        dragElastic={1}
        dragMomentum={false}
        {...(calm && { dragTransition: { bounceStiffness: 10_000, bounceDamping: 1_000 } })}
        onDragEnd={(_event, { offset }) => {
          if (Math.abs(offset.x) <= DISMISSED_PAST) return;
          if (calm) onDismiss();
          else setAway(Math.sign(offset.x));
        }}
        animate={away === 0 ? {} : { x: away * innerWidth }}
        transition={{ duration: 0.18, ease: 'easeIn' }}
        onAnimationComplete={() => {
          if (away !== 0) onDismiss();
        }}
      >
        {children}
      </m.div>
    </LazyMotion>
  );
}
