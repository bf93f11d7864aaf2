"""Bicycles and machines for training: kind=bicycle|trainer|treadmill; extra= names the variant of a kind.

A bicycle drives to +x, so that its chain is at the front (-y); the bottom bracket is at x = 0. Lengths are metres.
"""

EXTRA = opt.get("extra", "")
GLOSS_PAINT = lambda: mat("paint-gloss", (0.8, 0.8, 0.8), 0.22, coat=0.7)
SATIN_PAINT = lambda: mat("paint-satin", (0.8, 0.8, 0.8), 0.42, coat=0.15)
TYRE = lambda: mat("tyre", (0.03, 0.03, 0.032), 0.62)
DARK = lambda: mat("dark", (0.03, 0.03, 0.033), 0.4, coat=0.2)
GRIP = lambda: mat("grip", (0.028, 0.028, 0.03), 0.7)
CHAIN = lambda: mat("chain", (0.16, 0.16, 0.165), 0.42, 0.9)
TAN = lambda: mat("tan", (0.3, 0.13, 0.05), 0.5)


def rods(pairs, radius, material, sides=6):
    """Straight thin rods as one body."""
    verts, faces = [], []
    for a, b in pairs:
        a, b = Vector(a), Vector(b)
        d = (b - a).normalized()
        s = d.orthogonal().normalized()
        t = d.cross(s)
        k = len(verts)
        for p in (a, b):
            verts += [tuple(p + (s * math.cos(2 * math.pi * i / sides) + t * math.sin(2 * math.pi * i / sides)) * radius) for i in range(sides)]
        faces += [(k + i, k + (i + 1) % sides, k + sides + (i + 1) % sides, k + sides + i) for i in range(sides)]
    return add("rods", verts, faces, material)


def hull_of(circles, n=64):
    """Outline about two circles (x, z, radius), as a belt runs."""
    (x0, z0, r0), (x1, z1, r1) = circles
    d = math.hypot(x1 - x0, z1 - z0)
    base = math.atan2(z1 - z0, x1 - x0)
    open_ = math.acos((r0 - r1) / d)
    out = []
    for i in range(n + 1):
        a = base + open_ + (2 * math.pi - 2 * open_) * i / n
        out.append((x0 + r0 * math.cos(a), z0 + r0 * math.sin(a)))
    for i in range(n + 1):
        a = base - open_ + 2 * open_ * i / n
        out.append((x1 + r1 * math.cos(a), z1 + r1 * math.sin(a)))
    return out


def wheel(x, r, w, knobs=False, spokes=28, rim=None, rim_depth=0.022, wall=None):
    """A spoked wheel whose axle is at (x, r)."""
    t = w / 2
    mid = r - t
    loop = [(mid + t * math.cos(a), t * math.sin(a) * 0.96) for a in [2 * math.pi * i / 28 for i in range(29)]]
    turned_front(loop, (x, 0, r), TYRE(), n=128)
    if wall:
        for s in (-1, 1):
            turned_front([(mid - t * 0.75, s * t * 0.72), (mid - t * 0.3, s * t * 0.98), (mid + t * 0.15, s * t * 1.0)], (x, 0, r), wall, n=128)
    if knobs:
        verts, faces = [], []
        for k in range(52):
            for y, half, shift in ((-0.78, 0.1, 0.5), (-0.3, 0.17, 0), (0.3, 0.17, 0), (0.78, 0.1, 0.5)):
                a = 2 * math.pi * (k + shift) / 52
                e = 2 * math.pi / 52 * 0.3
                b = len(verts)
                for h in (0, 1):
                    for da, dy in ((-e, -half), (e, -half), (e, half), (-e, half)):
                        yy = (y + dy * (1 - 0.2 * h)) * t
                        q = mid + t * math.sqrt(max(0.05, 1 - (y + dy) ** 2)) - 0.002 + h * 0.006
                        aa = a + da * (1 - 0.15 * h)
                        verts.append((x + q * math.cos(aa), yy * (1 + 0.06 * h), r + q * math.sin(aa)))
                faces += [(b + i, b + (i + 1) % 4, b + 4 + (i + 1) % 4, b + 4 + i) for i in range(4)] + [(b + 4, b + 5, b + 6, b + 7)]
        add("knobs", verts, faces, TYRE())
    R = mid - t * 0.62
    h = min(0.012, t * 0.62)
    turned_front([(R + 0.004, -h), (R + 0.004, -h * 1.15), (R - 0.006, -h * 1.15), (R - rim_depth, -h * 0.55), (R - rim_depth, h * 0.55),
        (R - 0.006, h * 1.15), (R + 0.004, h * 1.15), (R + 0.004, h)], (x, 0, r), rim or ALUMINIUM(), n=128)
    turned_front([(0, -0.062), (0.007, -0.062), (0.007, -0.04), (0.02, -0.034), (0.022, -0.028), (0.013, -0.022), (0.012, 0.022), (0.022, 0.028),
        (0.02, 0.034), (0.007, 0.04), (0.007, 0.062), (0, 0.062)], (x, 0, r), ALUMINIUM(), n=32)
    lines = []
    for k in range(spokes):
        a = 2 * math.pi * k / spokes
        side = 1 if k % 2 else -1
        lead = (1 if (k // 2) % 2 else -1) * math.radians(58)
        lines.append(((x + 0.019 * math.cos(a + lead), side * 0.029, r + 0.019 * math.sin(a + lead)),
            (x + (R - rim_depth) * math.cos(a), side * 0.003, r + (R - rim_depth) * math.sin(a))))
    rods(lines, 0.0017, mat("spoke", (0.62, 0.62, 0.63), 0.3, 0.9))


def arc_guard(x, r, grow, width, a0, a1, material):
    """A mudguard over a wheel from one angle to another (degrees)."""
    rows = []
    n = 48
    for k in range(n + 1):
        a = math.radians(a0 + (a1 - a0) * k / n)
        c, s = math.cos(a), math.sin(a)
        w, q = width / 2, r + grow
        rows.append([(x + f * c, y, r + f * s) for f, y in ((q - 0.014, -w), (q - 0.002, -w * 0.8), (q + 0.004, -w * 0.35), (q + 0.004, w * 0.35),
            (q - 0.002, w * 0.8), (q - 0.014, w), (q - 0.005, w * 0.78), (q, 0), (q - 0.005, -w * 0.78))])
    o = loft(rows, material, "mudguard")
    o.data.auto_smooth_angle = math.radians(70)


def saddle(at, long=0.27, wide=0.16, material=None, tilt=0, high=1.0):
    """Its nose towards +x; at: the middle of its rails."""
    m = material or mat("saddle", (0.025, 0.025, 0.027), 0.5)

    def one():
        sections = []
        for k in range(33):
            t = k / 32
            x = -long * 0.5 + long * t
            # From the broad back to the narrow nose, both ends round.
            w = wide / 2 * (0.25 + 0.75 / (1 + math.exp((t - 0.42) * 11)))
            end = min(1, t / 0.1, (1 - t) / 0.07)
            e = math.sqrt(max(0.0, 1 - (1 - end) ** 2))
            w *= 0.25 + 0.75 * e
            h = 0.05 * (0.35 + 0.65 * e) * high
            top = 0.055 * high + 0.018 * ((t - 0.45) / 0.5) ** 2 * (1 if t < 0.45 else 0.4)
            loop = []
            for i in range(24):
                a = 2 * math.pi * i / 24
                c, s = math.cos(a), math.sin(a)
                loop.append((x, w * math.copysign(abs(c) ** 0.75, c), top - h * 0.5 + h * 0.5 * math.copysign(abs(s) ** 0.7,
                    s) - (0.012 * (1 - abs(s)) if t < 0.5 else 0.004)))
            sections.append(loop)
        o = loft(sections, m, "saddle")
        o.data.use_auto_smooth = False
        for s in (-1, 1):
            tube([(-long * 0.36, s * 0.035, 0.012), (-long * 0.2, s * 0.022, -0.006), (long * 0.1, s * 0.022, -0.006), (long * 0.34, s * 0.01, 0.02)], 0.0045,
                STEEL(), n=5)
        box((0.05, 0.06, 0.03), (-0.01, 0, -0.008), DARK(), 0.008)

    placed(one, at, (0, tilt, 0))


def pedal(at, wide=0.095, material=None, straps=False):
    m = material or DARK()
    x, y, z = at
    s = -1 if y < 0 else 1
    rods([((x, y, z), (x, y + s * (wide + 0.01), z))], 0.006, STEEL())
    for dx in (-0.042, 0.042):
        box((0.014, wide, 0.022), (x + dx, y + s * wide * 0.58, z), m, 0.004)
    for f in (0.12, 0.58, 1.04):
        box((0.09, 0.01, 0.018), (x, y + s * wide * f, z), m, 0.003)
    box((0.002, wide * 0.6, 0.012), (x + 0.0505, y + s * wide * 0.58, z), mat("reflector", (0.85, 0.4, 0.02), 0.3), 0.001)
    if straps:
        tube([(x + 0.02, y + s * 0.004, z), (x + 0.02, y + s * wide * 0.25, z + 0.055), (x + 0.02, y + s * wide * 0.8, z + 0.06),
            (x + 0.02, y + s * wide * 1.1, z)], 0.012, GRIP(), n=6, flat=0.25)


def cranks(z, long, angle, y=0.055, ring_r=0.09, guard=None, plates=True, material=None):
    """Crank arms with pedals about (0, z); the chainring is at -y."""
    a = math.radians(angle)
    m = material or ALUMINIUM()
    for s, t in ((-1, a), (1, a + math.pi)):
        c, d = math.cos(t), math.sin(t)
        start, end = (0, s * (y + 0.016), z), (long * c, s * (y + 0.03), z + long * d)
        tube([start, tuple((Vector(start) + Vector(end)) / 2), end], [0.015, 0.012, 0.012], m, round_=False, flat=0.75)
        pedal((end[0], end[1] + s * 0.01, end[2]), straps=not plates)
    turned_front([(0, -0.07), (0.018, -0.07), (0.019, 0.0), (0.018, 0.07), (0, 0.07)], (0, 0, z), DARK(), n=32)
    for s in (-1, 1):
        turned_front([(0, s * (y + 0.022)), (0.015, s * (y + 0.022)), (0.018, s * y)], (0, 0, z), DARK(), n=32)
    if not plates:
        return
    n = 36
    teeth = []
    for i in range(n * 4):
        q = ring_r + (0.004 if i % 4 in (1, 2) else -0.002)
        teeth.append((q * math.cos(2 * math.pi * i / (n * 4)), q * math.sin(2 * math.pi * i / (n * 4))))
    # A ring with five arms.
    turned_front([(ring_r - 0.022, -0.0015), (ring_r - 0.001, -0.0015), (ring_r - 0.001, 0.0015), (ring_r - 0.022, 0.0015),
        (ring_r - 0.022, -0.0015)], (0, -y, z), CHAIN())
    upright(teeth, -y - 0.001, -y + 0.001, CHAIN(), 0, z=z) if guard else None
    for k in range(5):
        t = a + 2 * math.pi * k / 5
        rods([((0, -y - 0.002, z), ((ring_r - 0.012) * math.cos(t), -y - 0.002, z + (ring_r - 0.012) * math.sin(t)))], 0.008, m)


def chain_line(z, ring_r, x, r, cog, y):
    pts = [(px, -y, pz) for px, pz in hull_of([(0, z, ring_r + 0.002), (x, r, cog)])]
    tube(pts + [pts[0]], 0.0052, CHAIN(), round_=False, flat=0.7)


def disc_brake(x, r, s=1, size=0.08):
    y = s * 0.045
    turned_front([(size * 0.78, -0.001), (size, -0.001), (size, 0.001), (size * 0.78, 0.001), (size * 0.78, -0.001)], (x, y, r), STEEL(), n=64)
    for k in range(6):
        a = 2 * math.pi * k / 6
        rods([((x + 0.015 * math.cos(a), y, r + 0.015 * math.sin(a)), (x + size * 0.82 * math.cos(a + 0.5), y, r + size * 0.82 * math.sin(a + 0.5)))], 0.003,
            STEEL())


def basket(at, w, d, h, color, tilt=0):
    """A wire or wicker basket, open above; at: the middle of its bottom."""

    def one():
        rings_ = []
        for j in range(8):
            f = j / 7
            g = 0.78 + 0.22 * f
            loop = [(x * g, y * g, h * f) for x, y in rounded(d, w, 0.05, 6)]
            rings_.append(loop)
            tube(loop + [loop[0]], 0.0075 if j in (0, 7) else 0.005, color, round_=False)
        n = len(rings_[0])
        rods([(rings_[0][i], rings_[-1][i]) for i in range(0, n)], 0.0035, color)
        lines = []
        for i in range(9):
            y = (-0.5 + (i + 0.5) / 9) * w * 0.78
            lines.append(((-d / 2 * 0.78, y, 0), (d / 2 * 0.78, y, 0)))
        for i in range(7):
            x = (-0.5 + (i + 0.5) / 7) * d * 0.78
            lines.append(((x, -w / 2 * 0.78, 0.003), (x, w / 2 * 0.78, 0.003)))
        for i in range(26):
            y = (-0.5 + (i + 0.5) / 26)
            lines.append(((d / 2 * 0.78, y * (w - 0.1) * 0.78, 0), (d / 2, y * (w - 0.1), h)))
            lines.append(((-d / 2 * 0.78, y * (w - 0.1) * 0.78, 0), (-d / 2, y * (w - 0.1), h)))
        for i in range(18):
            x = (-0.5 + (i + 0.5) / 18)
            lines.append(((x * (d - 0.1) * 0.78, w / 2 * 0.78, 0), (x * (d - 0.1), w / 2, h)))
            lines.append(((x * (d - 0.1) * 0.78, -w / 2 * 0.78, 0), (x * (d - 0.1), -w / 2, h)))
        rods(lines, 0.0034, color)

    placed(one, at, (0, tilt, 0))


BIKES = {
    # wheel radius, tyre width, chain stay, front centre, bottom bracket's height, seat tube's length and angle, head angle, rake, head from, head length
    "city": (0.35, 0.042, 0.46, 0.66, 0.29, 0.44, 70, 69, 0.05, 0.42, 0.19),
    "mountain": (0.345, 0.058, 0.43, 0.7, 0.31, 0.43, 73, 67, 0.045, 0.5, 0.12),
    "folding": (0.25, 0.045, 0.4, 0.6, 0.28, 0.32, 70, 71, 0.035, 0.31, 0.14),
    "electric": (0.345, 0.05, 0.47, 0.68, 0.29, 0.44, 70, 69, 0.05, 0.42, 0.19),
    "child": (0.205, 0.048, 0.3, 0.42, 0.2, 0.24, 70, 69, 0.03, 0.26, 0.11),
}


def bicycle():
    kind = EXTRA
    r, w, cs, fc, bz, st, sa, ha, rake, head0, head_len = BIKES[kind]
    paint = GLOSS_PAINT()
    rear, front = -cs, fc
    A = Vector((front, 0, r))
    ca, sa_ = math.cos(math.radians(ha)), math.sin(math.radians(ha))
    u = Vector((-ca, 0, sa_))
    fwd = Vector((sa_, 0, ca))
    base = A - fwd * rake
    axis = lambda d, y=0.0, o=0.0: tuple(base + u * d + fwd * o + Vector((0, y, 0)))
    sdir = Vector((-math.cos(math.radians(sa)), 0, math.sin(math.radians(sa))))
    bb = Vector((0, 0, bz))
    seat = lambda d, y=0.0: tuple(bb + sdir * d + Vector((0, y, 0)))
    black = mat("bike-black", (0.022, 0.022, 0.024), 0.35, coat=0.3)
    rim = black if kind in ("mountain", "electric") else ALUMINIUM()
    spokes = {"child": 16, "folding": 20}.get(kind, 24)
    wall = mat("cream-wall", (0.62, 0.5, 0.33), 0.6) if kind == "city" else None
    for x in (rear, front):
        wheel(x, r, w, kind == "mountain", spokes, rim, 0.02 if kind != "child" else 0.016, wall)
    seat_r = 0.018 if kind != "child" else 0.015

    # Frame.
    tube([seat(-0.0), seat(st)], seat_r, paint, round_=False)
    h0, h1 = axis(head0 + 0.015), axis(head0 + head_len)
    tube([h0, h1], 0.024 if kind != "child" else 0.02, paint, round_=False)
    for d in (head0 + 0.008, head0 + head_len):
        tube([axis(d - 0.008), axis(d + 0.008)], 0.027 if kind != "child" else 0.022, black, round_=False)
    turned_front([(0, -0.04), (0.024, -0.04), (0.024, 0.04), (0, 0.04)], tuple(bb), paint, n=40)
    if kind == "mountain":
        tube([axis(head0 + 0.04), tuple(Vector(axis(head0 + 0.04)).lerp(bb, 0.5) + Vector((0.012, 0, 0.0))), tuple(bb)], [0.028, 0.026, 0.024], paint,
            round_=True, n=8)
        tube([axis(head0 + head_len - 0.03), seat(st - 0.05)], 0.02, paint, round_=False)
    elif kind == "city":
        low = [axis(head0 + 0.04), (0.36, 0, 0.46), (0.18, 0, 0.33), tuple(bb)]
        high = [axis(head0 + head_len - 0.03), (0.33, 0, 0.58), (0.14, 0, 0.44), seat(st * 0.36)]
        tube(low, 0.019, paint, n=10)
        tube(high, 0.016, paint, n=10)
    elif kind == "electric":
        tube([axis(head0 + 0.075), (0.38, 0, 0.52), (0.2, 0, 0.37), (0.03, 0, bz + 0.02)], [0.036, 0.04, 0.042, 0.036], paint, n=10, flat=1.25)
        # The battery in the down tube, its lock and charge lamps.
        path = [(0.40, 0, 0.565), (0.33, 0, 0.492), (0.22, 0, 0.408), (0.12, 0, 0.348)]
        tube(path, [0.03, 0.034, 0.035, 0.03], black, n=8, flat=1.2)
        for s in (-1, 1):
            tube([(0.385, s * 0.022, 0.56), (0.3, s * 0.03, 0.486), (0.15, s * 0.026, 0.385)], 0.006, mat("battery-line", (0.3, 0.3, 0.31), 0.4), n=6)
        turned_front([(0, 0.08), (0.07, 0.08), (0.082, 0.07), (0.085, 0.03), (0.085, -0.03), (0.082, -0.05), (0.07, -0.056), (0, -0.056)],
            (0.01, 0.0, bz + 0.005), black, n=64)
        turned_front([(0, 0.058), (0.055, 0.058), (0.06, 0.054), (0.062, 0.05)], (0.01, 0.0, bz + 0.005), GREY(), n=64)
        tube([(0.03, 0, bz + 0.05), seat(0.12)], 0.024, paint, round_=False)
    elif kind == "folding":
        a, b = Vector(axis(head0 + 0.06)), Vector(seat(0.07))
        mid = a.lerp(b, 0.46) + Vector((0, 0, -0.03))
        tube([tuple(a), tuple(a.lerp(mid, 0.5) + Vector((0, 0, -0.008))), tuple(mid), tuple(mid.lerp(b, 0.5) + Vector((0, 0, -0.006))), tuple(b)], 0.028,
            paint, n=8, flat=1.25)
        # The hinge of the frame with its lever.
        tilt = math.degrees(math.atan2(a.z - b.z, a.x - b.x))
        for dx in (-0.012, 0.012):
            box((0.018, 0.075, 0.105), tuple(mid + Vector((dx, 0, dx * 0.35))), paint, 0.01, turn=(0, -tilt, 0))
        box((0.012, 0.03, 0.03), tuple(mid + Vector((0, 0.042, 0))), STEEL(), 0.005)
        tube([tuple(mid + Vector((0.0, -0.045, 0.03))), tuple(mid + Vector((-0.04, -0.052, 0.0))), tuple(mid + Vector((-0.09, -0.05, -0.02)))],
            [0.011, 0.01, 0.008], STEEL(), n=5)
    else:
        tube([axis(head0 + 0.035), (0.2, 0, 0.29), (0.1, 0, 0.225), tuple(bb)], 0.02, paint, n=8)
        tube([axis(head0 + head_len - 0.02), (0.17, 0, 0.335), (0.04, 0, 0.3), seat(st * 0.5)], 0.015, paint, n=8)
    drop = w / 2 + 0.04 if kind != "child" else 0.055
    stay_at = {"mountain": st - 0.06, "city": st - 0.05, "electric": st - 0.05, "folding": st - 0.06, "child": st - 0.04}[kind]
    for s in (-1, 1):
        tube([seat(stay_at, s * 0.016), tuple(Vector(seat(stay_at, s * 0.03)).lerp(Vector((rear, s * drop, r)), 0.3)), (rear, s * drop, r)],
            [0.011, 0.01, 0.009], paint, n=6)
        tube([(-0.01, s * 0.028, bz), (-cs * 0.35, s * (w / 2 + 0.022), bz + (r - bz) * 0.35), (rear, s * drop, r)], [0.014, 0.012, 0.011], paint, n=6)
        box((0.03, 0.008, 0.04), (rear, s * drop, r), paint, 0.003)
        turned_front([(0, s * 0.014), (0.008, s * 0.014), (0.009, 0)], (rear, s * drop, r), STEEL(), n=24)

    # Fork.
    fy = w / 2 + 0.03
    if kind == "mountain":
        slider = black
        for s in (-1, 1):
            y = s * 0.062
            tube([axis(0.29, y, 0.0), axis(head0 - 0.01, y, 0.0)], 0.0165, mat("stanchion", (0.55, 0.55, 0.56), 0.12, 1.0), round_=False)
            tube([axis(-0.03, y, rake * 0.9), axis(0.06, y, 0.012), axis(0.2, y, 0.0), axis(0.31, y, 0.0)], [0.014, 0.019, 0.022, 0.0235], slider, n=6)
            tube([axis(0.3, y, 0.0), axis(0.325, y, 0.0)], 0.0255, black, round_=False)
            tube([axis(head0 - 0.025, y), axis(head0 + 0.01, y)], 0.024, black, round_=False)
        tube([axis(head0 - 0.01, -0.062), axis(head0 + 0.01, 0), axis(head0 - 0.01, 0.062)], 0.024, black, n=6)
        tube([axis(0.3, -0.062, -0.01), axis(0.37, -0.04, 0.03), axis(0.385, 0, 0.035), axis(0.37, 0.04, 0.03), axis(0.3, 0.062, -0.01)], 0.014, slider, n=6)
    else:
        crown = head0 - 0.02
        legs = paint
        for s in (-1, 1):
            tube([axis(crown + 0.005, s * 0.012), axis(crown - 0.02, s * fy * 0.9), axis(crown - 0.09, s * fy), axis((crown - 0.09) * 0.4, s * fy, 0.003),
                axis(0.0, s * fy, rake)], [0.016, 0.016, 0.015, 0.012, 0.009], legs, n=8)
            turned_front([(0, s * 0.014), (0.008, s * 0.014), (0.009, 0)], (front, s * (fy + 0.004), r), STEEL(), n=24)

    # Seat post and saddle.
    over = {"city": 0.17, "mountain": 0.2, "folding": 0.42, "electric": 0.17, "child": 0.1}[kind]
    tube([seat(st - 0.02), seat(st + over)], 0.0135, black if kind in ("mountain", "electric") else BRUSHED(), round_=False)
    tube([seat(st - 0.02), seat(st + 0.012)], seat_r + 0.006, black, round_=False)
    at = Vector(seat(st + over)) + Vector((0.0, 0, 0.008))
    if kind == "child":
        saddle(tuple(at), 0.21, 0.13, mat("saddle", (0.025, 0.025, 0.027), 0.5), high=1.1)
    else:
        saddle(tuple(at), 0.275 if kind == "mountain" else 0.26, {"mountain": 0.145, "city": 0.2, "electric": 0.19}.get(kind, 0.17),
            TAN() if kind == "city" else None, high=1.0 if kind == "mountain" else 1.25)
        if kind in ("city", "electric"):
            for s in (-1, 1):
                coil = [(at.x - 0.085 + 0.013 * math.cos(2 * math.pi * k / 12), s * 0.05 + 0.013 * math.sin(2 * math.pi * k / 12),
                    at.z - 0.03 + 0.05 * k / 60) for k in range(61)]
                tube(coil, 0.003, STEEL(), round_=False)

    # Stem and handlebar.
    grip = TAN() if kind == "city" else GRIP()
    top = head0 + head_len
    post = {"city": 0.1, "mountain": 0.045, "folding": 0.4, "electric": 0.11, "child": 0.07}[kind]
    post_m = black if kind in ("mountain", "electric") else (paint if kind == "folding" else BRUSHED())
    tube([axis(top), axis(top + post)], 0.018 if kind in ("mountain", "folding") else 0.014, post_m, round_=False)
    if kind == "folding":
        # The hinge of the post.
        box((0.06, 0.06, 0.05), axis(top + 0.045), black, 0.012, turn=(0, ha - 90, 0))
        tube([axis(top + 0.045, -0.035), axis(top + 0.1, -0.04, 0.01), axis(top + 0.14, -0.034, 0.01)], [0.01, 0.009, 0.007], STEEL(), n=5)
    out = {"city": 0.06, "mountain": 0.065, "folding": 0.0, "electric": 0.06, "child": 0.02}[kind]
    c = Vector(axis(top + post, 0, out))
    tube([axis(top + post - 0.004), tuple(c)], 0.016, post_m, round_=False)
    tube([tuple(c + Vector((0, -0.026, 0))), tuple(c + Vector((0, 0.026, 0)))], 0.021, post_m, round_=False)
    B = lambda x, y, z: tuple(c + Vector((x, y, z)))
    bar = black if kind in ("mountain", "electric") else (BRUSHED() if kind != "child" else CHROME())
    if kind in ("mountain", "folding"):
        half = 0.35 if kind == "mountain" else 0.28
        line = lambda s: [B(0, 0, 0), B(0.0, s * 0.05, 0.0), B(0.0, s * 0.11, 0.016 if kind == "mountain" else 0.004),
            B(-0.022, s * half, 0.02 if kind == "mountain" else 0.006)]
        grip_part = lambda s: [B(-0.012, s * (half - 0.125), 0.02 if kind == "mountain" else 0.006),
            B(-0.022, s * (half + 0.004), 0.021 if kind == "mountain" else 0.007)]
        lever = lambda s: [B(0.004, s * (half - 0.15), 0.012), B(0.045, s * (half - 0.15), -0.004), B(0.06, s * (half - 0.09), -0.012),
            B(0.045, s * (half - 0.01), -0.02)]
        root = lambda s: B(0.02, s * (half - 0.165), 0.0)
    elif kind == "child":
        half = 0.235
        line = lambda s: [B(0, 0, 0), B(0.005, s * 0.035, 0.0), B(-0.0, s * 0.075, 0.075), B(-0.015, s * 0.13, 0.13), B(-0.06, s * half, 0.135)]
        grip_part = lambda s: [B(-0.034, s * (half - 0.08), 0.135), B(-0.062, s * (half + 0.005), 0.136)]
        lever = lambda s: [B(-0.02, s * (half - 0.1), 0.125), B(0.015, s * (half - 0.095), 0.115), B(0.005, s * (half - 0.03), 0.11),
            B(-0.02, s * (half + 0.0), 0.108)]
        root = lambda s: B(-0.01, s * (half - 0.1), 0.12)
    else:
        half = 0.29
        line = lambda s: [B(0, 0, 0), B(0.012, s * 0.06, 0.008), B(0.0, s * 0.17, 0.05), B(-0.06, s * 0.265, 0.068), B(-0.14, s * half, 0.062),
            B(-0.23, s * (half - 0.005), 0.052)]
        grip_part = lambda s: [B(-0.115, s * (half - 0.008), 0.064), B(-0.17, s * half, 0.059), B(-0.235, s * (half - 0.005), 0.052)]
        lever = lambda s: [B(-0.04, s * 0.252, 0.06), B(-0.05, s * 0.285, 0.05), B(-0.1, s * 0.32, 0.038), B(-0.18, s * 0.322, 0.03)]
        root = lambda s: B(-0.03, s * 0.245, 0.062)
    for s in (-1, 1):
        tube(line(s), 0.0115, bar, n=8)
        tube(grip_part(s), 0.0175 if kind != "child" else 0.019, grip, n=6, round_=len(grip_part(s)) > 2)
        end = Vector(grip_part(s)[-1])
        ball(0.019 if kind != "child" else 0.023, tuple(end), grip)
        tube(lever(s), [0.009, 0.008, 0.006, 0.005], ALUMINIUM() if kind not in ("mountain", "electric") else black, n=6)
        # Cables from the levers.
        q = Vector(root(s))
        tube([tuple(q), tuple(q + Vector((0.05, -s * 0.05, 0.0))), tuple(Vector(axis(top + 0.0, s * 0.03, 0.06))),
            tuple(Vector(axis(head0 - 0.03, s * 0.03, 0.05)))], 0.004, GRIP(), n=8)
    if kind == "child":
        tube([B(-0.004, -0.085, 0.09), B(-0.004, 0.085, 0.09)], 0.024, paint, round_=False)

    # Drive.
    ring_r = {"mountain": 0.075, "child": 0.065, "folding": 0.095}.get(kind, 0.085)
    y = 0.05 if kind != "child" else 0.045
    long = {"child": 0.095, "folding": 0.155}.get(kind, 0.165)
    cog = {"child": 0.03}.get(kind, 0.042)
    cy = 0.046
    cranks(bz, long, -28, y, ring_r, guard=True, material=black if kind in ("mountain", "electric") else ALUMINIUM())
    chain_line(bz, ring_r, rear, r, cog, cy)
    if kind in ("mountain", "folding", "electric"):
        for k in range(7):
            q = cog * (1.55 - 0.13 * k)
            turned_front([(0.012, 0.0012), (q, 0.001), (q, -0.001), (0.012, -0.0012)], (rear, -0.026 - 0.0038 * k, r), CHAIN(), n=48)
        # The derailleur hangs below the axle.
        d = Vector((rear + 0.012, -0.056, r - 0.05))
        box((0.03, 0.02, 0.045), tuple(d + Vector((0.0, -0.012, 0.012))), black, 0.008, turn=(0, 18, 0))
        for dx, dz in ((0.012, -0.02), (0.03, -0.085)):
            turned_front([(0, 0.004), (0.017, 0.004), (0.017, -0.004), (0, -0.004)], tuple(d + Vector((dx, 0, dz))), black, n=24)
        for dy in (-0.008, 0.008):
            tube([tuple(d + Vector((0.012, dy, -0.02))), tuple(d + Vector((0.03, dy, -0.085)))], 0.008, black, round_=False, flat=0.25)
    else:
        turned_front([(0.012, 0.002), (cog, 0.002), (cog, -0.002), (0.012, -0.002)], (rear, -cy, r), CHAIN(), n=48)
        # The chain guard.
        shape = hull_of([(0, bz, ring_r + 0.022), (rear * 0.98, r, cog + 0.012)])
        o = upright(shape, -y - 0.014, -y - 0.006, paint, 0.004)
    if kind in ("mountain", "electric"):
        disc_brake(front, r, 1)
        disc_brake(rear, r, 1)
        for p in (Vector((rear + 0.05, 0.05, r + 0.065)), Vector((front - 0.07, 0.05, r + 0.045))):
            box((0.05, 0.03, 0.035), tuple(p), black, 0.01, turn=(0, -45, 0))
    elif kind != "child":
        # Rim brakes.
        for p in (Vector(axis(head0 - 0.045, 0, 0.03)), Vector((rear + (0.62 * r), 0, r + 0.86 * r))):
            for s in (-1, 1):
                tube([tuple(p + Vector((0.006, s * 0.006, 0.03))), tuple(p + Vector((0.012, s * 0.036, 0.0))), tuple(p + Vector((0.006, s * 0.022, -0.05)))],
                    0.007, ALUMINIUM(), n=5)

    # Mudguards, rack, stand, lamps.
    if kind in ("city", "folding", "electric", "child"):
        gm = paint if kind != "electric" else black
        gw = w + 0.018
        grow = 0.014
        arc_guard(rear, r, grow, gw, 28, 196, gm)
        arc_guard(front, r, grow, gw, 22 if kind != "child" else 40, 168 if kind != "child" else 140, gm)
        st_m = mat("stay", (0.5, 0.5, 0.51), 0.3, 0.9) if kind != "electric" else black
        for x, a in ((rear, 190), (rear, 140), (front, 160)):
            if kind == "child" and a != 190:
                continue
            c_, s_ = math.cos(math.radians(a)), math.sin(math.radians(a))
            for s in (-1, 1):
                rods([((x, s * (drop if x == rear else fy), r), (x + (r + grow) * c_, s * gw / 2, r + (r + grow) * s_))], 0.0028, st_m)
    if kind in ("city", "electric", "folding"):
        rz = 2 * r + 0.055
        rm = black if kind != "folding" else BRUSHED()
        x0, x1 = rear - 0.22, rear + 0.15
        if kind == "folding":
            x0, x1 = rear - 0.17, rear + 0.12
        for s in (-1, 1):
            tube([(x1 + 0.05, s * 0.025, rz - 0.01), (x1, s * 0.05, rz), (x0 + 0.03, s * 0.055, rz), (x0, s * 0.03, rz), (x0, 0, rz)], 0.0065, rm, n=6)
            rods([((rear, s * drop, r + 0.01), (rear - 0.06, s * 0.055, rz)), ((rear, s * drop, r + 0.01), (x1 - 0.06, s * 0.053, rz))], 0.0055, rm)
        tube([(x1, 0, rz), (x0, 0, rz)], 0.005, rm, round_=False)
        for f in (0.2, 0.5, 0.8):
            rods([((x0 + (x1 - x0) * f, -0.053, rz), (x0 + (x1 - x0) * f, 0.053, rz))], 0.005, rm)
        box((0.02, 0.09, 0.035), (x0 - 0.012, 0, rz - 0.01), glow("rear-lamp", (0.6, 0.015, 0.015), 0.5), 0.008)
        # Head lamp.
        lamp = Vector(axis(head0 + 0.06, 0, 0.06)) if kind != "folding" else Vector(axis(head0 + 0.05, 0, 0.055))
        turned_side([(0, 0.04), (0.02, 0.038), (0.034, 0.018), (0.036, -0.022), (0.03, -0.026)], tuple(lamp), black if kind != "city" else CHROME(), 40)
        turned_side([(0.031, -0.024), (0.024, -0.03), (0, -0.033)], tuple(lamp), glow("lamp", (1, 0.97, 0.9), 0.7), 40)
        tube([axis(head0 + 0.05, 0, 0.02), tuple(lamp)], 0.006, black, round_=False)
        # Stand.
        tube([(-0.06 if kind != "folding" else -0.1, 0.04, bz - 0.01), (-0.12, 0.12, 0.1), (-0.16, 0.17, 0.01)], 0.008,
            STEEL() if kind != "electric" else black, n=5)
    if kind == "city":
        basket(tuple(Vector(axis(top - 0.13, 0, 0.19))), 0.36, 0.27, 0.22, mat("wicker", (0.34, 0.18, 0.075), 0.7))
        rods([(axis(head0 + 0.05, 0, 0.02), axis(top - 0.13, 0, 0.14)), (axis(top - 0.13, -0.08, 0.14), (front, -fy, r)),
            (axis(top - 0.13, 0.08, 0.14), (front, fy, r))], 0.005, BRUSHED())
        ball(0.026, B(-0.01, 0.14, 0.07), CHROME(), (1, 1, 0.75))
    if kind == "electric":
        box((0.055, 0.085, 0.016), B(0.0, 0, 0.034), black, 0.006, turn=(0, 24, 0))
        box((0.04, 0.068, 0.004), B(0.0015, 0, 0.0425), mat("display", (0.03, 0.06, 0.08), 0.1, coat=0.8), 0.002, turn=(0, 24, 0))
    if kind == "child":
        for s in (-1, 1):
            sy = s * 0.19
            tube([(rear - 0.005, s * 0.062, r), (rear - 0.03, s * 0.085, r - 0.02), (rear - 0.045, s * 0.14, 0.13), (rear - 0.05, sy - s * 0.03, 0.065)],
                0.009, STEEL(), n=6)
            turned_front([(0, -0.014), (0.03, -0.014), (0.05, -0.018), (0.062, -0.012), (0.064, 0), (0.062, 0.012), (0.05, 0.018), (0.03, 0.014), (0, 0.014)],
                (rear - 0.05, sy, 0.066), TYRE(), n=48)
            for t in (-1, 1):
                turned_front([(0, t * 0.02), (0.03, t * 0.02), (0.034, t * 0.012)], (rear - 0.05, sy, 0.066), WHITE(), n=40)
        basket(tuple(Vector(axis(top + 0.0, 0, 0.115))), 0.21, 0.13, 0.12, mat("basket-white", (0.75, 0.75, 0.74), 0.45))


# Machines for training


def feet(x, half, r=0.034, material=None, height=None):
    """A cross tube on the ground with rubber ends."""
    z = height or r + 0.008
    tube([(x, -half, z), (x, half, z)], r, material or SATIN_PAINT(), round_=False)
    for s in (-1, 1):
        tube([(x, s * (half - 0.03), z), (x, s * (half + 0.035), z)], r + 0.008, GRIP(), round_=False)


def console(at, tilt, w=0.24, h=0.17):
    """A display that looks towards -x and up."""

    def one():
        # Lies in the yz plane.
        plate(rounded(w, h, 0.035), 0.045, DARK(), (0, 0, 0), (90, 0, -90), 0.012)
        plate(rounded(w * 0.62, h * 0.5, 0.008), 0.004, mat("lcd-pale", (0.3, 0.38, 0.33), 0.2, coat=0.6), (-0.0468, 0, 0.018), (90, 0, -90), 0.001)
        for k in range(5):
            box((0.006, w * 0.1, 0.014), (-0.047, (k - 2) * w * 0.15, -h * 0.32), GREY() if k != 2 else RED(), 0.003)

    placed(one, at, (0, tilt, 0))


def machine_cranks(x, z, long, angle, y):
    placed(lambda: cranks(z, long, angle, y, plates=False, material=mat("crank-dark", (0.1, 0.1, 0.105), 0.35, 0.8)), (x, 0, 0))


def trainer():
    paint = SATIN_PAINT()
    dark = DARK()
    if EXTRA == "magnetic":
        feet(0.46, 0.25)
        feet(-0.5, 0.25)
        tube([(-0.5, 0, 0.045), (-0.2, 0, 0.13), (0.2, 0, 0.13), (0.46, 0, 0.045)], 0.035, paint, n=10)
        # The housing of the flywheel, two shells with a seam.
        shape = closed([(0.42, 0.24), (0.44, 0.42), (0.36, 0.58), (0.2, 0.66), (0.04, 0.6), (-0.1, 0.47), (-0.17, 0.33), (-0.1, 0.2), (0.08, 0.13),
            (0.3, 0.13)], 8)
        soft(shape, 0.17, paint, 0.03)
        soft([(0.14 + (x - 0.14) * 1.006, 0.36 + (z - 0.36) * 1.006) for x, z in shape], 0.012, dark, 0.003)
        for s in (-1, 1):
            turned_front([(0, s * 0.1), (0.11, s * 0.1), (0.125, s * 0.094), (0.13, s * 0.08)], (0.07, 0, 0.34), dark, n=64)
            swoosh = closed([(0.16, 0.52), (0.3, 0.5), (0.38, 0.4), (0.4, 0.28), (0.34, 0.36), (0.25, 0.44)], 6)
            upright(swoosh, (0.082 if s > 0 else -0.089), (0.089 if s > 0 else -0.082), dark, 0.002)
        machine_cranks(0.07, 0.34, 0.15, -32, 0.105)
        # Seat post with knob, saddle.
        tube([(-0.13, 0, 0.3), (-0.25, 0, 0.68)], 0.032, paint, round_=False)
        tube([(-0.24, 0, 0.65), (-0.315, 0, 0.9)], 0.024, CHROME(), round_=False)
        turned_front([(0, 0.085), (0.024, 0.082), (0.028, 0.07), (0.026, 0.055), (0.01, 0.045), (0.01, 0.02)], (-0.235, 0, 0.63), dark, n=32)
        saddle((-0.315, 0, 0.91), 0.3, 0.24, None, high=1.5)
        # Handle post, bar, display.
        tube([(0.26, 0, 0.58), (0.3, 0, 0.8), (0.26, 0, 1.1)], 0.03, paint, n=8)
        for s in (-1, 1):
            tube([(0.265, 0, 1.08), (0.27, s * 0.1, 1.085), (0.22, s * 0.2, 1.1), (0.06, s * 0.225, 1.12), (-0.02, s * 0.2, 1.18), (0.05, s * 0.14, 1.27),
                (0.1, s * 0.1, 1.3)], 0.016, dark, n=8)
            tube([(0.17, s * 0.215, 1.107), (0.06, s * 0.226, 1.12), (0.0, s * 0.212, 1.155)], 0.022, GRIP(), n=6)
            tube([(-0.015, s * 0.188, 1.2), (0.05, s * 0.14, 1.27), (0.1, s * 0.1, 1.3)], 0.021, GRIP(), n=6)
        console((0.24, 0, 1.22), 28)
        tube([(0.255, 0, 1.08), (0.25, 0, 1.2)], 0.026, dark, round_=False)
    elif EXTRA == "spin":
        feet(0.5, 0.26)
        feet(-0.52, 0.26)
        for s in (-1, 1):
            turned_front([(0, -0.012), (0.035, -0.012), (0.035, 0.012), (0, 0.012)], (0.56, s * 0.2, 0.05), TYRE(), n=32)
        tube([(0.5, 0, 0.05), (-0.05, 0, 0.17), (-0.52, 0, 0.05)], 0.034, paint, n=8)
        # The open flywheel.
        R = 0.23
        fx, fz = 0.34, 0.36
        turned_front([(0.05, -0.016), (0.07, -0.02), (R - 0.07, -0.014), (R - 0.06, -0.026), (R - 0.004, -0.026), (R, -0.022), (R, 0.022), (R - 0.004, 0.026),
            (R - 0.06, 0.026), (R - 0.07, 0.014), (0.07, 0.02), (0.05, 0.016)], (fx, 0, fz), mat("fly-dark", (0.09, 0.09, 0.095), 0.34, 0.8), n=128)
        turned_front([(R - 0.055, -0.0268), (R - 0.004, -0.0268), (R + 0.0008, -0.022), (R + 0.0008, 0.022), (R - 0.004, 0.0268), (R - 0.055, 0.0268)],
            (fx, 0, fz), CHROME(), n=128)
        turned_front([(0, -0.075), (0.012, -0.075), (0.03, -0.03), (0.05, -0.02), (0.05, 0.02), (0.03, 0.03), (0.012, 0.075), (0, 0.075)], (fx, 0, fz), paint,
            n=48)
        for s in (-1, 1):
            tube([(fx, s * 0.062, fz), (0.3, s * 0.055, 0.55), (0.26, s * 0.04, 0.7)], [0.02, 0.022, 0.022], paint, n=6)
            tube([(fx, s * 0.062, fz), (0.42, s * 0.062, 0.2), (0.5, s * 0.062, 0.06)], 0.018, paint, n=6)
        # Main beam, chain housing, seat tube.
        tube([(0.27, 0, 0.66), (0.1, 0, 0.52), (-0.12, 0, 0.36)], 0.034, paint, n=8)
        tube([(0.3, 0, 0.6), (0.22, 0, 0.92)], 0.036, paint, round_=False)
        tube([(-0.04, 0, 0.17), (-0.2, 0, 0.68)], 0.034, paint, round_=False)
        tube([(-0.06, 0, 0.24), (0.02, 0, 0.34), (0.1, 0, 0.52)], 0.028, paint, n=6)
        upright(hull_of([(-0.04, 0.33, 0.13), (fx, fz, 0.075)]), -0.088, -0.034, paint, 0.02)
        upright(hull_of([(-0.04, 0.33, 0.1), (fx, fz, 0.045)]), -0.092, -0.08, dark, 0.004)
        machine_cranks(-0.04, 0.33, 0.16, -36, 0.095)
        tube([(-0.195, 0, 0.66), (-0.26, 0, 0.87)], 0.025, CHROME(), round_=False)
        box((0.2, 0.05, 0.035), (-0.26, 0, 0.885), dark, 0.01)
        saddle((-0.24, 0, 0.925), 0.28, 0.17, None, high=1.2)
        for x, z in ((-0.187, 0.64), (0.228, 0.89)):
            turned_front([(0, 0.09), (0.024, 0.087), (0.028, 0.075), (0.026, 0.06), (0.01, 0.05), (0.01, 0.02)], (x, 0, z), RED(), n=32)
        tube([(0.225, 0, 0.9), (0.19, 0, 1.06)], 0.026, CHROME(), round_=False)
        box((0.16, 0.05, 0.035), (0.19, 0, 1.07), dark, 0.01)
        for s in (-1, 1):
            tube([(0.17, 0, 1.09), (0.17, s * 0.14, 1.095), (0.2, s * 0.2, 1.1), (0.34, s * 0.2, 1.13), (0.42, s * 0.19, 1.2)], 0.018, GRIP(), n=8)
            tube([(0.18, s * 0.07, 1.095), (0.3, s * 0.075, 1.11), (0.38, s * 0.06, 1.13), (0.4, 0, 1.135)], 0.016, GRIP(), n=8)
        console((0.24, 0, 1.2), 35, 0.16, 0.11)
        tube([(0.22, 0, 1.09), (0.23, 0, 1.2)], 0.018, dark, round_=False)
        tube([(0.205, 0.0, 0.76), (0.12, 0, 0.81)], 0.012, STEEL(), round_=False)
        ball(0.026, (0.11, 0, 0.815), RED())
    elif EXTRA == "folding":
        feet(0.4, 0.22)
        feet(-0.4, 0.22)
        # Two legs that cross: one to the saddle, one to the handlebar.
        tube([(0.4, 0, 0.045), (0.05, 0, 0.48), (-0.24, 0, 0.84)], 0.034, paint, round_=False)
        for s in (-1, 1):
            tube([(-0.4, s * 0.075, 0.045), (0.0, s * 0.075, 0.5), (0.26, s * 0.075, 0.88), (0.3, s * 0.06, 1.02)], 0.022, paint, n=8)
        tube([(0.012, -0.1, 0.53), (0.012, 0.1, 0.53)], 0.02, STEEL(), round_=False)
        for s in (-1, 1):
            turned_front([(0, s * 0.112), (0.022, s * 0.11), (0.028, s * 0.1), (0.03, s * 0.095)], (0.012, 0, 0.53), dark, n=32)
        shape = closed([(0.33, 0.3), (0.3, 0.46), (0.16, 0.54), (0.02, 0.48), (-0.06, 0.34), (-0.0, 0.22), (0.14, 0.16), (0.27, 0.2)], 8)
        placed(lambda: soft(shape, 0.13, dark, 0.03), (0.04, 0, -0.02))
        for s in (-1, 1):
            turned_front([(0, s * 0.076), (0.12, s * 0.076), (0.13, s * 0.07), (0.132, s * 0.06)], (0.17, 0, 0.33), paint, n=64)
        machine_cranks(0.17, 0.33, 0.13, -30, 0.085)
        tube([(-0.2, 0, 0.79), (-0.29, 0, 0.9)], 0.025, CHROME(), round_=False)
        saddle((-0.29, 0, 0.91), 0.3, 0.27, None, high=1.6)
        # A backrest, and grips beside the saddle.
        tube([(-0.31, 0, 0.9), (-0.5, 0, 0.93), (-0.56, 0, 1.06)], 0.018, dark, n=8)
        soft([(x, z + 1.18) for x, z in rounded(0.3, 0.24, 0.08)], 0.06, GRIP(), 0.025)
        o = bpy.context.collection.objects[-1]
        o.matrix_world = Matrix.Translation((-0.57, 0, 0.0)) @ Matrix.Rotation(math.radians(90), 4, "Z")
        for s in (-1, 1):
            tube([(-0.33, 0, 0.885), (-0.33, s * 0.2, 0.875), (-0.28, s * 0.22, 0.9), (-0.2, s * 0.22, 0.96)], 0.013, dark, n=6)
            tube([(-0.27, s * 0.22, 0.91), (-0.18, s * 0.22, 0.975)], 0.019, GRIP(), round_=False)
            tube([(0.3, s * 0.05, 1.0), (0.3, s * 0.16, 1.0), (0.2, s * 0.215, 1.03), (0.1, s * 0.2, 1.08), (0.12, s * 0.14, 1.13)], 0.015, dark, n=8)
            tube([(0.22, s * 0.21, 1.024), (0.12, s * 0.208, 1.065), (0.1, s * 0.185, 1.1), (0.12, s * 0.14, 1.13)], 0.02, GRIP(), n=6)
        tube([(0.3, -0.09, 1.0), (0.3, 0.09, 1.0)], 0.024, paint, round_=False)
        console((0.3, 0, 1.1), 30, 0.2, 0.15)
        tube([(0.3, 0, 1.0), (0.31, 0, 1.08)], 0.024, dark, round_=False)
        turned_front([(0, 0.07), (0.02, 0.067), (0.024, 0.055), (0.022, 0.04)], (-0.2, 0, 0.78), RED(), n=32)
    else:
        # Elliptical: the flywheel at the back, two long treads, arms that move and a fixed bar.
        feet(0.62, 0.27)
        feet(-0.62, 0.27)
        tube([(-0.62, 0, 0.05), (-0.3, 0, 0.1), (0.3, 0, 0.1), (0.62, 0, 0.05)], 0.036, paint, n=8)
        shape = closed([(-0.08, 0.26), (-0.12, 0.44), (-0.28, 0.58), (-0.47, 0.57), (-0.6, 0.44), (-0.62, 0.27), (-0.5, 0.15), (-0.3, 0.1), (-0.14, 0.14)], 8)
        soft(shape, 0.16, paint, 0.035)
        for s in (-1, 1):
            turned_front([(0, s * 0.09), (0.17, s * 0.09), (0.185, s * 0.084), (0.19, s * 0.07)], (-0.37, 0, 0.34), dark, n=72)
        tube([(0.5, 0, 0.07), (0.47, 0, 0.5), (0.42, 0, 1.3)], [0.042, 0.04, 0.032], paint, n=8)
        tube([(0.456, -0.17, 0.72), (0.456, 0.17, 0.72)], 0.022, dark, round_=False)
        a = math.radians(-28)
        for s, t in ((-1, a), (1, a + math.pi)):
            y = s * 0.2
            pin = Vector((-0.37 + 0.17 * math.cos(t), y * 0.72, 0.34 + 0.17 * math.sin(t)))
            tube([(-0.37, s * 0.105, 0.34), (pin.x, s * 0.115, pin.z)], 0.018, mat("crank-dark", (0.1, 0.1, 0.105), 0.35, 0.8), round_=False)
            turned_front([(0, s * 0.1), (0.028, s * 0.1), (0.028, s * 0.13), (0, s * 0.13)], (-0.37, 0, 0.34), BRUSHED(), n=32)
            # The arm's lower end swings with the crank.
            low = Vector((0.44 + 0.11 * math.cos(t), y, 0.3 + 0.0 * math.sin(t)))
            tube([(pin.x - 0.02, pin.y + s * 0.02, pin.z), tuple(pin.lerp(low, 0.5) + Vector((0, s * 0.02, -0.005))), tuple(low)], 0.021, paint, n=6)
            f = pin.lerp(low, 0.44)
            tilt = math.degrees(math.atan2(low.z - pin.z, low.x - pin.x))

            def tread(f=f, tilt=tilt, s=s):
                sheet(closed([(-0.19, -0.06), (-0.1, -0.075), (0.1, -0.075), (0.18, -0.06), (0.2, 0), (0.18, 0.06), (0.1, 0.075), (-0.1, 0.075),
                    (-0.19, 0.06)], 4), 0.02, GRIP(), (0, 0, 0), 0, 0.006)
                for e in (-1, 1):
                    box((0.34, 0.014, 0.05), (0.0, e * 0.07, 0.022), dark, 0.006)
                box((0.016, 0.13, 0.05), (0.185, 0, 0.022), dark, 0.006)
                for k in range(6):
                    box((0.012, 0.11, 0.008), (-0.12 + 0.05 * k, 0, 0.022), GRIP(), 0.002)

            placed(tread, (f.x, f.y + s * 0.03, f.z + 0.022), (0, -tilt, 0))
            pivot = Vector((0.456, y, 0.72))
            d = (pivot - low).normalized()
            top = pivot + d * 0.5
            tube([tuple(low), tuple(pivot), tuple(pivot + d * 0.3), tuple(top + Vector((-0.03, -s * 0.0, 0.05))),
                tuple(top + Vector((-0.12, -s * 0.04, 0.2)))], [0.021, 0.021, 0.019, 0.018, 0.018], paint, n=8)
            tube([tuple(top + Vector((-0.01, 0, 0.0))), tuple(top + Vector((-0.045, -s * 0.01, 0.075))), tuple(top + Vector((-0.125, -s * 0.042, 0.21)))],
                0.025, GRIP(), n=6)
            turned_front([(0, s * 0.03), (0.034, s * 0.03), (0.04, s * 0.022), (0.04, -s * 0.022), (0, -s * 0.03)], tuple(pivot), dark, n=40)
            tube([(0.42, 0, 1.2), (0.38, s * 0.1, 1.2), (0.26, s * 0.13, 1.2), (0.2, s * 0.1, 1.24)], 0.015, dark, n=8)
            tube([(0.34, s * 0.12, 1.2), (0.26, s * 0.13, 1.2), (0.2, s * 0.1, 1.24)], 0.02, GRIP(), n=6)
        console((0.43, 0, 1.38), 28, 0.26, 0.2)


def treadmill():
    paint = mat("body-black", (0.05, 0.05, 0.054), 0.36, coat=0.3)
    dark = DARK()
    belt = mat("belt", (0.02, 0.02, 0.021), 0.85)
    if EXTRA == "desk":
        L, W = 1.3, 0.56
        soft([(x, z) for x, z in closed([(-L / 2, 0.03), (-L / 2, 0.09), (-L / 2 + 0.02, 0.105), (L / 2 - 0.24, 0.105), (L / 2 - 0.16, 0.13),
            (L / 2 - 0.04, 0.13), (L / 2 + 0.03, 0.1), (L / 2 + 0.04, 0.06), (L / 2, 0.03)], 3)], W, paint, 0.022)
        box((L - 0.3, W - 0.13, 0.012), (-0.12, 0, 0.107), belt, 0.004)
        turned_front([(0, -W / 2 + 0.07), (0.03, -W / 2 + 0.07), (0.03, W / 2 - 0.07), (0, W / 2 - 0.07)], (-L / 2 + 0.035, 0, 0.083), belt, n=40)
        for s in (-1, 1):
            box((L - 0.32, 0.04, 0.012), (-0.11, s * (W / 2 - 0.036), 0.112), mat("rail-grip", (0.08, 0.08, 0.083), 0.7), 0.005)
            box((L * 0.82, 0.006, 0.012), (-0.06, s * (W / 2 + 0.001), 0.07), ALUMINIUM(), 0.002)
            for x in (-0.5, 0.46):
                box((0.07, 0.05, 0.05), (x, s * (W / 2 - 0.06), 0.02), GRIP(), 0.01)
        # The display in the hood.
        box((0.06, 0.28, 0.006), (L / 2 - 0.1, 0, 0.1295), mat("display", (0.008, 0.009, 0.012), 0.1, coat=0.7), 0.003)
        for k in range(4):
            placed(lambda: letters(("4.0", "32", "186", "2.1")[k], 0.034, (0, 0, 0), glow("digits", (0.9, 0.95, 1.0), 1.2), (0, 0, 90)),
                (L / 2 - 0.1, 0.1 - 0.066 * k, 0.1332))
        return
    L, W = 1.45, 0.72
    # Deck: side rails, belt, end caps.
    for s in (-1, 1):
        soft(closed([(-L / 2, 0.1), (-L / 2 + 0.02, 0.165), (L / 2 - 0.35, 0.185), (L / 2 - 0.3, 0.15), (L / 2 - 0.34, 0.09), (-L / 2 + 0.03, 0.08)], 3), 0.1,
            dark, 0.016)
        o = bpy.context.collection.objects[-1]
        o.location.y = s * (W / 2 - 0.06)
        box((L - 0.5, 0.07, 0.008), (-0.13, s * (W / 2 - 0.06), 0.178), mat("rail-grip", (0.1, 0.1, 0.103), 0.7), 0.003, turn=(0, -0.8, 0))
        box((0.09, 0.14, 0.09), (-L / 2 + 0.035, s * (W / 2 - 0.07), 0.13), GRIP(), 0.03)
        box((0.08, 0.06, 0.08), (-L / 2 + 0.12, s * (W / 2 - 0.06), 0.04), GRIP(), 0.02)
    box((L - 0.36, W - 0.2, 0.05), (-0.13, 0, 0.14), belt, 0.02, turn=(0, -0.8, 0))
    turned_front([(0, -W / 2 + 0.1), (0.034, -W / 2 + 0.1), (0.034, W / 2 - 0.1), (0, W / 2 - 0.1)], (-L / 2 + 0.06, 0, 0.135), belt, n=40)
    # The hood of the motor.
    hood = curve([(L / 2 - 0.38, 0.165), (L / 2 - 0.34, 0.235), (L / 2 - 0.18, 0.275), (L / 2 - 0.02, 0.25), (L / 2 + 0.06, 0.17), (L / 2 + 0.05, 0.06)], 6)
    soft(hood + [(L / 2 - 0.36, 0.06)], W - 0.04, paint, 0.03)
    box((0.02, W * 0.5, 0.05), (L / 2 - 0.352, 0, 0.2), dark, 0.008, turn=(0, -30, 0))
    # Base with wheels.
    for s in (-1, 1):
        y = s * (W / 2 - 0.01)
        soft(closed([(L / 2 - 0.5, 0.0), (L / 2 - 0.5, 0.05), (L / 2 - 0.1, 0.08), (L / 2 + 0.06, 0.08), (L / 2 + 0.1, 0.04), (L / 2 + 0.08, 0.0)], 3), 0.07,
            dark, 0.015)
        bpy.context.collection.objects[-1].location.y = y
        # Uprights.
        sections = []
        for k in range(25):
            t = k / 24
            x, z = L / 2 - 0.02 - 0.26 * t**1.15, 0.04 + 1.16 * t
            d, wy = 0.075 - 0.02 * t, 0.03
            sections.append([(x + d * (1 if c > 0 else -1) * abs(c) ** 0.4, y + wy * (1 if e > 0 else -1) * abs(e) ** 0.4, z) for c,
                e in [(math.cos(2 * math.pi * i / 28 + 0.05), math.sin(2 * math.pi * i / 28 + 0.05)) for i in range(28)]])
        o = loft(sections, paint, "upright")
        tube([(L / 2 - 0.3, y, 1.16), (L / 2 - 0.42, y, 1.11), (L / 2 - 0.62, y, 1.06), (L / 2 - 0.7, y, 1.06)], [0.032, 0.028, 0.026, 0.024], GRIP(), n=8)
        tube([(L / 2 - 0.46, y, 1.1), (L / 2 - 0.58, y, 1.068)], 0.03, BRUSHED(), round_=False)
        box((0.06, 0.004, 0.6), (L / 2 - 0.125, y + s * 0.031, 0.66), dark, 0.001, turn=(0, -13.5, 0))
    # Console between the uprights, with screen, keys and stop clip.

    def board():
        plate(rounded(W + 0.06, 0.34, 0.06), 0.07, paint, (0, 0, 0), (90, 0, -90), 0.02)
        plate(rounded(W - 0.02, 0.26, 0.04), 0.004, mat("console-black", (0.012, 0.012, 0.014), 0.2, coat=0.6), (-0.0715, 0, 0), (90, 0, -90), 0.001)
        plate(rounded(0.3, 0.13, 0.01), 0.002, wallpaper_of(), (-0.076, 0, 0.04), (90, 0, -90), 0)
        for s in (-1, 1):
            for k in range(3):
                for j in range(2):
                    plate(rounded(0.05, 0.028, 0.008), 0.002, GREY(), (-0.076, s * (0.2 + 0.06 * j), 0.06 - 0.05 * k), (90, 0, -90), 0)
        plate(ring_outline(0.026), 0.014, RED(), (-0.0755, 0, -0.085), (90, 0, -90), 0.004)
        for s in (-1, 1):
            plate(ring_outline(0.02), 0.006, GREY(), (-0.0755, s * 0.09, -0.085), (90, 0, -90), 0.002)

    placed(board, (L / 2 - 0.24, 0, 1.24), (0, 34, 0))
    box((0.09, W - 0.06, 0.05), (L / 2 - 0.29, 0, 1.1), dark, 0.02)


def wallpaper_of():
    """A lit display."""
    return glow("display-blue", (0.03, 0.2, 0.45), 0.5)


{"bicycle": bicycle, "trainer": trainer, "treadmill": treadmill}[opt["kind"]]()
opt["raw"] = True
