"""Second models for the garden: kind=gas-grill|tool-bag|dwarf-olive|hose-trolley|cantilever|lounge."""


TEAK = lambda: mat("acacia", (0.33, 0.17, 0.075), 0.5, coat=0.12, wood=(0.47, 0.27, 0.13))


def gas_grill():
    """A grill on a cabinet with two doors, a table at each side."""
    lid = PAINT(0.24, 0.9)
    steel, dark = BRUSHED(), mat("cast", (0.03, 0.03, 0.032), 0.45, coat=0.2)
    panel = mat("panel", (0.42, 0.42, 0.43), 0.3, 1.0)
    w, d, top = 0.66, 0.46, 0.8
    # Cabinet: back, sides and floor, two doors.
    box((w, d - 0.03, 0.58), (0, 0.015, 0.4), dark, 0.012)
    for s in (-1, 1):
        box((w / 2 - 0.012, 0.022, 0.53), (s * (w / 4 - 0.001), -d / 2 + 0.004, 0.39), panel, 0.009)
        x = s * 0.035
        tube([(x, -d / 2 - 0.008, 0.5), (x, -d / 2 - 0.034, 0.505), (x, -d / 2 - 0.036, 0.56),
            (x, -d / 2 - 0.034, 0.615), (x, -d / 2 - 0.008, 0.62)],
            0.0075, CHROME(), n=6)
    box((w + 0.02, d, 0.03), (0, 0, 0.105), dark, 0.008)
    # Wheels at the right, castors at the left.
    for y in (-d / 2 + 0.045, d / 2 - 0.045):
        turned_side([(0, -0.022), (0.05, -0.022), (0.055, -0.012), (0.078, -0.024), (0.084, -0.018), (0.086, 0),
            (0.084, 0.018), (0.078, 0.024),
            (0.055, 0.012), (0.05, 0.022), (0, 0.022)], (w / 2 + 0.03, y, 0.086), RUBBER())
        turned_side([(0, -0.026), (0.03, -0.026), (0.034, -0.02), (0.034, 0)], (w / 2 + 0.03, y, 0.086), steel, 40)
        turned_side([(0, -0.013), (0.026, -0.013), (0.03, -0.008), (0.03, 0.008), (0.026, 0.013), (0, 0.013)],
            (-w / 2 + 0.05, y, 0.03), RUBBER(), 40)
        box((0.05, 0.04, 0.05), (-w / 2 + 0.05, y, 0.072), steel, 0.01)
    # Control panel with four knobs, leaning back.

    def front():
        box((w + 0.03, 0.03, 0.13), (0, 0, 0), panel, 0.01)
        for k in range(4):
            x = -0.225 + 0.15 * k
            turned_front([(0.038, 0.016), (0.038, 0.019), (0.032, 0.02), (0, 0.02)], (x, 0, 0), CHROME(), n=48)
            turned_front([(0, 0.05), (0.02, 0.05), (0.025, 0.046), (0.028, 0.02), (0.03, 0.018)], (x, 0, 0), dark,
                n=48)
            box((0.006, 0.006, 0.03), (x, -0.0495, 0.004), steel, 0.002, turn=(0, -28 if k == 1 else 0, 0))
        turned_front([(0, 0.023), (0.009, 0.023), (0.011, 0.02), (0.011, 0.014)], (-0.3, 0, 0), dark, n=32)

    placed(front, (0, -d / 2 - 0.006, 0.745), (-12, 0, 0))
    # Fire box and hood, extruded along x.

    def hood():
        soft(closed([(-0.235, 0.0), (-0.243, 0.09), (-0.205, 0.2), (-0.1, 0.262), (0.05, 0.268), (0.18, 0.23),
            (0.225, 0.12), (0.225, 0.0)], 7),
            w - 0.02, lid, 0.02)

    placed(hood, (0, 0, top + 0.03), (0, 0, 90))
    for s in (-1, 1):

        def cap():
            soft(closed([(-0.24, -0.002), (-0.249, 0.09), (-0.209, 0.206), (-0.102, 0.269), (0.052, 0.275),
                (0.186, 0.236), (0.231, 0.122),
                (0.231, -0.002)], 7), 0.032, dark, 0.01)

        placed(cap, (s * (w / 2 - 0.008), 0, top + 0.03), (0, 0, 90))
    box((w + 0.016, d + 0.03, 0.05), (0, 0, top + 0.012), dark, 0.014)
    for s in (-1, 1):
        box((0.022, 0.05, 0.022), (s * 0.24, -0.262, top + 0.135), steel, 0.006)
        ball(0.017, (s * 0.275, -0.286, top + 0.135), steel)
    tube([(-0.275, -0.286, top + 0.135), (0.275, -0.286, top + 0.135)], 0.0125, CHROME(), round_=False)
    # The thermometer on the slope of the hood.

    def gauge():
        turned_front([(0.036, -0.006), (0.038, 0.004), (0.036, 0.008), (0.031, 0.008)], (0, 0, 0), CHROME(), n=64)
        turned_front([(0.032, 0.004), (0, 0.004)], (0, 0, 0), WHITE(), n=64)
        box((0.003, 0.002, 0.026), (0.006, -0.005, 0.008), RED(), 0.001, turn=(0, 35, 0))
        for k in range(7):
            a = math.radians(-120 + 40 * k)
            box((0.002, 0.001, 0.006), (0.025 * math.sin(a), -0.0046, 0.025 * math.cos(a)), BLACK(), 0.0005,
                turn=(0, math.degrees(a), 0))

    placed(gauge, (0, -0.223, top + 0.205), (-34, 0, 0))
    # Side tables with a rail, hooks at the left.
    for s in (-1, 1):
        x = s * (w / 2 + 0.165)
        box((0.3, d - 0.04, 0.028), (x, 0, top + 0.022), steel, 0.01)
        box((0.31, 0.03, 0.036), (x, -d / 2 + 0.015, top + 0.02), dark, 0.009)
        box((0.03, d - 0.03, 0.036), (x + s * 0.145, 0, top + 0.02), dark, 0.009)
        tube([(x - s * 0.12, -d / 2 + 0.04, top), (s * (w / 2 + 0.005), -d / 2 + 0.04, top - 0.15)], 0.009, dark,
            round_=False)
    for k in range(3):
        x = -w / 2 - 0.085 - 0.07 * k
        tube([(x, -d / 2 + 0.002, top + 0.012), (x, -d / 2 - 0.02, top + 0.006), (x, -d / 2 - 0.026, top - 0.014),
            (x, -d / 2 - 0.014, top - 0.026)],
            0.0035, CHROME(), n=5)


def tool_bag():
    """Hand tools with wooden handles in a canvas bag with pockets."""
    canvas = mat("paint-canvas", (0.8, 0.8, 0.8), 0.9, sheen=0.2, bump=0.25, scale=90)
    darker = mat("paint-pocket", (0.68, 0.68, 0.68), 0.9, sheen=0.2, bump=0.25, scale=90)
    leather = mat("leather", (0.23, 0.1, 0.04), 0.6)
    wood = mat("ash", (0.5, 0.31, 0.15), 0.45, coat=0.2, wood=(0.6, 0.41, 0.22))
    steel = mat("tool-steel", (0.6, 0.6, 0.61), 0.3, 1.0)
    w, d, h = 0.34, 0.17, 0.2

    def outline(z, grow=0.0):
        f = z / h
        belly = 0.012 * math.sin(math.pi * f)
        return [(x, y, z - 0.006 * math.sin(math.pi * (x / w + 0.5)) * f) for x,
            y in rounded(w - 0.03 * (1 - f) + belly + grow, d - 0.02 + belly + grow, 0.035, 10)]

    levels = [h * k / 14 for k in range(15)]
    inner = [outline(z, -0.008) for z in reversed(levels)]
    loft([outline(z) for z in levels] + inner, canvas, "bag")
    loft([[(x, y, z) for x, y, z in outline(0.0, -0.012)], outline(0.003, 0.003), outline(0.026, 0.005),
        outline(0.028, 0.002)], leather, "base")
    rim = outline(h, -0.004)
    tube(rim + rim[:1], 0.0065, leather, round_=False)
    # Three pockets at each side.
    for s in (-1, 1):
        for k in range(3):
            x = (k - 1) * 0.099

            def at(u, v, x=x, s=s):
                a, f = 2 * u - 1, v
                out = 0.021 * max(0.0, 1 - a**4) ** 0.6 * (0.55 + 0.45 * f)
                y = d / 2 - 0.01 + 0.006 * math.sin(math.pi * (0.03 + 0.115 * f) / h) + out
                return (x + a * 0.046, s * y, 0.032 + 0.112 * f - 0.004 * (1 - a * a) * f)

            surface(at, 40, 24, darker, thick=0.004, offset=0)
            edge = [at(i / 30, 1) for i in range(31)]
            tube(edge, 0.0035, leather, round_=False)
    # Handles: webbing arcs with leather patches.
    for s in (-1, 1):
        y = s * (d / 2 + 0.0)
        tube([(-0.085, y, h * 0.82), (-0.08, y, h + 0.02), (-0.06, y * 0.98, h + 0.075), (0, y * 0.95, h + 0.1),
            (0.06, y * 0.98, h + 0.075),
            (0.08, y, h + 0.02), (0.085, y, h * 0.82)], 0.008, leather, n=8)
        for q in (-1, 1):
            box((0.036, 0.006, 0.04), (q * 0.085, s * (d / 2 + 0.003), h * 0.84), leather, 0.003)
            for e in (-1, 1):
                turned_front([(0, 0.003), (0.003, 0.0028), (0.004, 0)],
                    (q * 0.085, s * (d / 2 + 0.0065), h * 0.84 + e * 0.012), BRASS(), n=20)

    def shaft():
        """A handle that stands in the bag; the head begins at z = 0."""
        lathe(curve([(0, -0.25), (0.012, -0.248), (0.014, -0.2), (0.0125, -0.14), (0.0145, -0.09), (0.012, -0.05),
            (0.01, -0.04)], 6), wood, n=40)
        lathe([(0.0105, -0.055), (0.0115, -0.054), (0.0095, -0.028), (0.006, -0.02)], steel, n=40)
        tube([(0, 0, -0.03), (0, 0.004, 0.0), (0, 0.0, 0.03)], 0.0055, steel, n=6)

    def trowel():
        shaft()

        def at(u, v):
            a = 2 * u - 1
            wide = 0.039 * min(1.0, ((1 - v) / 0.42) ** 0.75 if v > 0.58 else 1.0) * (0.82 + 0.18 * min(1, v / 0.2))
            wide = max(wide, 0.0008)
            return (a * wide, 0.018 * (a * a - 0.4) * (1 - v * 0.5), 0.02 + 0.155 * v)

        surface(at, 24, 50, steel, thick=0.0022, offset=0)

    def fork():
        shaft()
        for k in (-1, 0, 1):
            tube([(0, 0, 0.015), (k * 0.022, -0.001, 0.03), (k * 0.027, 0, 0.06), (k * 0.026, 0.006, 0.105),
                (k * 0.025, 0.002, 0.15)],
                [0.0055, 0.0052, 0.005, 0.0045, 0.0015], steel, n=8)

    def rake():
        shaft()
        for k in (-2, -1, 0, 1, 2):
            tube([(0, 0, 0.02), (k * 0.014, -0.002, 0.055), (k * 0.0175, -0.004, 0.082), (k * 0.018, -0.026, 0.09),
                (k * 0.018, -0.052, 0.076)],
                [0.0045, 0.004, 0.004, 0.004, 0.0015], steel, n=8)

    def shears():
        """Secateurs, closed, handles down."""
        grip = wood
        for s in (-1, 1):
            tube([(s * 0.006, 0, 0.02), (s * 0.014, 0, -0.01), (s * 0.021, 0, -0.05), (s * 0.019, 0, -0.11),
                (s * 0.014, 0, -0.16)],
                [0.007, 0.0085, 0.01, 0.0095, 0.008], grip, n=8, flat=0.8)
        upright(closed([(-0.01, 0.0), (0.008, 0.0), (0.016, 0.03), (0.012, 0.06), (0.0, 0.085), (-0.004, 0.05),
            (-0.01, 0.025)], 6), -0.004, 0.0, steel, 0.001)
        upright(closed([(0.01, 0.0), (-0.01, 0.002), (-0.018, 0.03), (-0.012, 0.055), (-0.004, 0.066),
            (-0.003, 0.04)], 6), 0.0, 0.004, steel, 0.001)
        turned_front([(0, 0.009), (0.006, 0.009), (0.008, 0.006), (0.008, -0.006)], (0, 0, 0.014), BRASS(), n=32)

    placed(trowel, (-0.11, 0.0, h + 0.115), (6, -7, -12))
    placed(fork, (-0.025, 0.025, h + 0.145), (-4, -2, 6))
    placed(rake, (0.105, 0.01, h + 0.11), (2, 9, 20))
    placed(shears, (0.045, -0.03, h + 0.075), (5, 4, 10))


def dwarf_olive():
    """An old, forked trunk with three round crowns in a square pot."""
    rnd = random.Random(5)
    bark = mat("bark", (0.2, 0.16, 0.12), 0.9, bump=0.9, scale=26)
    leaf = mat("leaf", (0.12, 0.175, 0.07), 0.55, sheen=0.2)
    pale = mat("leaf-pale", (0.25, 0.3, 0.18), 0.6)
    pot = mat("pot-grey", (0.19, 0.195, 0.2), 0.75)
    wide = lambda i, z: [(x, y, z) for x, y in rounded(0.4 - 2 * i, 0.4 - 2 * i, max(0.006, 0.03 - i))]
    loft([wide(0.052, 0), wide(0.046, 0.006), wide(0.004, 0.3), wide(0.0, 0.303), wide(0.0, 0.335), wide(0.004, 0.34),
        wide(0.02, 0.34),
        wide(0.024, 0.335), wide(0.026, 0.3)], pot, "pot")
    surface(lambda u, v: ((u - 0.5) * 0.352, (v - 0.5) * 0.352,
        0.312 + 0.018 * math.sin(math.pi * u) * math.sin(math.pi * v)), 40, 40,
        mat("soil", (0.045, 0.032, 0.022), 0.95, bump=1.0, scale=70))

    def limb(points, radii, seed):
        """A knotted limb: its section is uneven and turns along the way."""
        P, R = curve(points, 14), curve([(r,) for r in radii], 14)
        V, sections = [Vector(p) for p in P], []
        for k, p in enumerate(V):
            d = (V[min(k + 1, len(V) - 1)] - V[max(k - 1, 0)]).normalized()
            side = d.cross(Vector((0.1, 1, 0))).normalized()
            up = side.cross(d)
            ring_ = []
            for i in range(40):
                a = 2 * math.pi * i / 40
                b = a + 0.045 * k
                knots = 0.13 * math.sin(3 * b + seed) + 0.07 * math.sin(5 * b + 2 * seed + 0.1 * k)
                r = R[k][0] * (1 + knots + 0.05 * math.sin(0.5 * k + seed))
                ring_.append(tuple(p + side * r * math.cos(a) + up * r * math.sin(a)))
            sections.append(ring_)
        o = loft(sections, bark, "limb")
        o.data.use_auto_smooth = False

    limb([(0.0, 0, 0.29), (0.0, 0, 0.36), (0.012, 0.005, 0.44), (-0.004, 0.0, 0.53), (-0.02, 0, 0.58)],
        [0.115, 0.078, 0.06, 0.062, 0.035], 1.0)
    limb([(-0.005, 0, 0.48), (-0.045, 0.005, 0.57), (-0.075, 0.012, 0.66), (-0.115, 0.0, 0.74)],
        [0.05, 0.04, 0.028, 0.022], 2.0)
    limb([(0.0, 0, 0.47), (0.05, -0.004, 0.555), (0.1, -0.02, 0.6), (0.17, -0.03, 0.63)], [0.048, 0.036, 0.026, 0.02],
        3.2)
    limb([(-0.01, 0.01, 0.52), (0.012, 0.04, 0.62), (0.03, 0.06, 0.74), (0.05, 0.05, 0.86)],
        [0.045, 0.033, 0.025, 0.018], 4.1)
    verts, faces, vp, fp = [], [], [], []
    for (cx, cy, cz), R in (((-0.14, -0.005, 0.8), 0.15), ((0.2, -0.035, 0.68), 0.12), ((0.055, 0.05, 0.96), 0.17)):
        for _ in range(int(5200 * R)):
            z = rnd.uniform(-0.75, 1)
            a = rnd.uniform(0, 2 * math.pi)
            q = math.sqrt(1 - z * z)
            n = Vector((q * math.cos(a), q * math.sin(a), z))
            p = Vector((cx, cy, cz)) + n * R * rnd.uniform(0.72, 1.0) * (1 if z > 0 else 1 + 0.25 * z)
            d = (n + Vector((rnd.uniform(-1, 1), rnd.uniform(-1, 1), rnd.uniform(-0.4, 0.9))) * 0.85).normalized()
            sd = d.cross(Vector((rnd.uniform(-1, 1), rnd.uniform(-1, 1), 1))).normalized() * rnd.uniform(0.0075,
                0.0105)
            long = rnd.uniform(0.042, 0.062)
            V, F = (verts, faces) if rnd.random() < 0.68 else (vp, fp)
            k = len(V)
            V += [tuple(p), tuple(p + d * long * 0.5 + sd), tuple(p + d * long), tuple(p + d * long * 0.5 - sd)]
            F.append((k, k + 1, k + 2, k + 3))
        ball(R * 0.72, (cx, cy, cz + R * 0.05), mat("leaf-core", (0.035, 0.05, 0.022), 0.9), (1, 1, 0.8))
        for _ in range(7):
            a, z = rnd.uniform(0, 6.28), rnd.uniform(-0.5, 0.6)
            q = math.sqrt(1 - z * z)
            ball(0.0105, (cx + R * q * math.cos(a), cy + R * q * math.sin(a), cz + R * z),
                mat("olive", (0.1, 0.13, 0.03), 0.3), (1, 1, 1.35))
    add("leaves", verts, faces, leaf, smooth=False)
    add("leaves-pale", vp, fp, pale, smooth=False)


def hose_trolley():
    """A hose on a drum with two wheels and a bow to push it, its lance hooked to the bow."""
    hose = mat("paint-hose", (0.8, 0.8, 0.8), 0.42, coat=0.2)
    frame = mat("frame-grey", (0.2, 0.205, 0.215), 0.35, 0.6)
    dark = mat("plastic-dark", (0.03, 0.032, 0.035), 0.45)
    half, zc = 0.16, 0.33
    # The bow and its feet.
    bow = [(-half - 0.05, -0.1, 0.02), (-half - 0.05, 0.0, 0.1), (-half - 0.05, 0.05, 0.33),
        (-half - 0.05, 0.14, 0.66), (-half - 0.035, 0.165, 0.75)]
    right = [(-x, y, z) for x, y, z in reversed(bow)]
    tube(bow + [(-half + 0.03, 0.178, 0.79), (half - 0.03, 0.178, 0.79)] + right, 0.0125, frame, n=10)
    tube([(-0.1, 0.178, 0.79), (0.1, 0.178, 0.79)], 0.0175, dark, round_=False)
    tube([(-half - 0.05, -0.1, 0.02), (half + 0.05, -0.1, 0.02)], 0.0125, frame, round_=False)
    tube([(-half - 0.05, -0.09, 0.03), (-half - 0.05, -0.03, 0.2), (-half - 0.05, 0.05, 0.35)], 0.0095, frame, n=6)
    tube([(half + 0.05, -0.09, 0.03), (half + 0.05, -0.03, 0.2), (half + 0.05, 0.05, 0.35)], 0.0095, frame, n=6)
    tube([(-half - 0.09, 0.03, 0.09), (half + 0.09, 0.03, 0.09)], 0.0095, STEEL(), round_=False)
    for s in (-1, 1):
        x = s * (half + 0.085)
        turned_side([(0, -0.02), (0.055, -0.02), (0.062, -0.008), (0.08, -0.02), (0.088, -0.015), (0.09, 0),
            (0.088, 0.015), (0.08, 0.02), (0.062, 0.008),
            (0.055, 0.02), (0, 0.02)], (x, 0.03, 0.09), RUBBER())
        turned_side([(0, -0.026), (0.02, -0.025), (0.028, -0.02), (0.028, 0.02), (0.02, 0.025), (0, 0.026)],
            (x, 0.03, 0.09), hose, 40)
    # The drum: flanges with spokes, hub, hose in three layers.
    cy = 0.035
    R = 0.205
    for s in (-1, 1):
        x = s * half
        turned_side([(R - 0.022, -0.006), (R - 0.004, -0.009), (R, -0.005), (R, 0.005), (R - 0.004, 0.009),
            (R - 0.022, 0.006), (R - 0.022, -0.006)],
            (x, cy, zc), dark, 96)
        turned_side([(0, -0.012), (0.045, -0.012), (0.05, -0.008), (0.05, 0.008), (0.045, 0.012), (0, 0.012)],
            (x, cy, zc), dark, 56)
        for k in range(6):
            a = math.radians(60 * k + 15)
            c, q = math.cos(a), math.sin(a)
            tube([(x, cy + 0.04 * c, zc + 0.04 * q), (x, cy + (R - 0.012) * c, zc + (R - 0.012) * q)], [0.013, 0.009],
                dark, round_=False)
    turned_side([(0.075, -half), (0.075, half)], (0, cy, zc), dark)
    r = 0.0135
    for layer in range(3):
        count = 11 if layer < 2 else 8
        for k in range(count):
            x = -half + 0.022 + 2.12 * r * k + (r if layer == 1 else 0)
            if x > half - 0.016:
                continue
            ring((x, cy, zc), 0.095 + 1.8 * r * layer, r, hose, (0, 90, 0))
    # The free end runs down to the ground in a curve; its connector lies in front.
    top = 0.095 + 1.8 * r * 2
    x = -half + 0.022 + 2.12 * r * 8
    tube([(x - 0.028, cy + 0.02, zc + top), (x, cy - 0.05, zc + top * 0.93), (x + 0.008, cy - top - 0.012, zc),
        (x + 0.012, cy - top - 0.03, zc - 0.12),
        (x + 0.0, -0.17, 0.09), (x - 0.03, -0.24, 0.022), (x - 0.1, -0.29, r), (x - 0.2, -0.27, r),
            (x - 0.28, -0.25, r)], r, hose, n=12)

    def joint():
        along = [(0.0135, 0), (0.021, 0.002), (0.022, 0.03), (0.019, 0.034), (0.0185, 0.05), (0.021, 0.054),
            (0.021, 0.068), (0.012, 0.07), (0, 0.07)]
        turned_side([(q, t) for q, t in along], (0, 0, 0), dark, 48)
        turned_side([(0.0215, 0.034), (0.0205, 0.036), (0.0205, 0.048), (0.0215, 0.05)], (0, 0, 0), hose, 48)

    placed(joint, (x - 0.27, -0.2525, 0.0215), (0, 0, -12))
    # Crank at the right.
    tube([(half, cy, zc), (half + 0.085, cy, zc)], 0.016, dark, round_=False)
    tube([(half + 0.082, cy, zc), (half + 0.088, cy - 0.05, zc + 0.05), (half + 0.09, cy - 0.1, zc + 0.1)],
        [0.017, 0.012, 0.013], dark, n=6, flat=0.7)
    turned_side([(0.012, 0.0), (0.017, -0.01), (0.014, -0.05), (0.018, -0.085), (0.012, -0.095), (0, -0.096)],
        (half + 0.09, cy - 0.1, zc + 0.1), hose, 40)
    for s in (-1, 1):
        turned_side([(0, -0.016), (0.03, -0.016), (0.034, -0.01), (0.034, 0.01), (0.03, 0.016), (0, 0.016)],
            (s * (half + 0.05), 0.046, zc), dark, 48)

    # The lance hangs at the bow by its trigger.

    def lance():
        tube([(0, 0, 0.0), (0, 0, -0.06), (0, 0, -0.13)], [0.017, 0.0155, 0.018], dark, n=6)
        tube([(0, 0, -0.01), (0, -0.03, 0.03), (0, -0.09, 0.05)], [0.02, 0.022, 0.02], dark, n=8)
        placed(lambda: turned_front([(0.02, -0.01), (0.03, 0.0), (0.034, 0.02), (0.032, 0.04), (0.02, 0.042),
            (0, 0.04)], (0, 0, 0), hose, n=56),
            (0, -0.088, 0.05), (-8, 0, 0))
        tube([(0, -0.045, 0.02), (0, -0.05, -0.02), (0, -0.035, -0.075)], [0.006, 0.007, 0.006], hose, n=6)
        lathe([(0, -0.165), (0.013, -0.165), (0.0145, -0.16), (0.0145, -0.125)], STEEL(), n=40)

    placed(lance, (0.0, 0.14, 0.8), (8, 0, 0))
    box((0.04, 0.05, 0.03), (0.0, 0.16, 0.79), dark, 0.01)


def cantilever():
    """A parasol that hangs at an arm beside it, on a cross with four slabs."""
    cloth = mat("paint-cloth", (0.8, 0.8, 0.8), 0.85, sheen=0.25)
    metal = mat("mast", (0.11, 0.112, 0.118), 0.38, 0.5)
    stone = mat("slab", (0.2, 0.2, 0.205), 0.7)
    n, R, low, high = 8, 1.5, 2.02, 2.5
    tip = lambda i: Vector((R * math.cos(2 * math.pi * (i + 0.5) / n), R * math.sin(2 * math.pi * (i + 0.5) / n), low))
    hub = Vector((0, 0, high))

    def at(u, v):
        """u around, v from the hub's ring to the edge."""
        i = min(n - 1, int(u * n))
        s = u * n - i
        f = 0.05 + 0.95 * v
        a, b = hub.lerp(tip(i), f), hub.lerp(tip(i + 1), f)
        p = a.lerp(b, s)
        p.z += 0.1 * math.sin(math.pi * f) * 0.5 - 0.11 * math.sin(math.pi * s) * f
        p -= Vector((p.x, p.y, 0)).normalized() * 0.06 * math.sin(math.pi * s) * f**3
        return p

    surface(lambda u, v: tuple(at(u, v)), 160, 40, cloth, wrap=True, thick=0.008, angle=20)
    # The valance hangs from the edge.
    surface(lambda u, v: tuple(at(u, 1) + Vector((0, 0, -0.13 * v))), 160, 6, cloth, wrap=True, thick=0.006, angle=40)
    # A vent cap above the hub.
    surface(lambda u, v: tuple(Vector(at(u, 0.24 * v)) + Vector((0, 0, 0.045))), 160, 10, cloth, wrap=True,
        thick=0.008, angle=20)
    for i in range(n):
        pts = [hub.lerp(tip(i), f) + Vector((0, 0, 0.05 * math.sin(math.pi * f) - 0.02)) for f in (0.04, 0.25, 0.5,
            0.75, 0.985)]
        tube([tuple(p) for p in pts], 0.013, metal, n=6)
        seam = mat("paint-seam", (0.52, 0.52, 0.52), 0.85, sheen=0.25)
        tube([tuple(at(i / n, v) + Vector((0, 0, 0.004))) for v in (0.2, 0.4, 0.6, 0.8, 1.0)], 0.011, seam, n=6)
        tube([tuple(hub + Vector((0, 0, -0.42))), tuple(hub.lerp(tip(i), 0.5) + Vector((0, 0, 0.02)))], 0.009, metal,
            round_=False)
    lathe([(0, 0), (0.05, 0.0), (0.06, 0.015), (0.06, 0.06), (0.05, 0.075), (0, 0.075)], metal,
        at=(0, 0, high - 0.46), n=48)
    tube([(0, 0, high - 0.42), (0, 0, high + 0.09)], 0.022, metal, round_=False)
    # The mast stands behind, a little bent; its arm reaches over the canopy.
    mx = 1.72
    tube([(mx, 0, 0.06), (mx, 0, 1.0), (mx - 0.01, 0, 1.7), (mx - 0.08, 0, 2.25), (mx - 0.22, 0, 2.55)], 0.042, metal,
        n=12)
    tube([(mx - 0.2, 0, 2.53), (mx - 0.5, 0, 2.74), (mx - 1.0, 0, 2.83), (0.35, 0, 2.76), (0.0, 0, high + 0.13)],
        [0.03, 0.03, 0.03, 0.03, 0.026], metal, n=12)
    box((0.11, 0.12, 0.2), (mx - 0.002, 0, 1.62), metal, 0.025)
    lathe([(0.024, 0), (0.036, 0.004), (0.036, 0.04), (0.02, 0.05), (0, 0.05)], metal, at=(0, 0, high + 0.07), n=40)
    ball(0.05, (mx - 0.2, 0, 2.54), metal)
    # The crank at the mast.
    turned_front([(0, 0.1), (0.04, 0.1), (0.05, 0.09), (0.05, 0.03)], (mx, 0, 1.12), metal, n=40)
    tube([(mx, -0.095, 1.12), (mx + 0.04, -0.11, 1.06), (mx + 0.1, -0.112, 1.0)], 0.012, STEEL(), n=6)
    turned_front([(0, 0.08), (0.018, 0.078), (0.022, 0.06), (0.018, 0.0)], (mx + 0.1, -0.11, 1.0), BLACK(), n=32)
    # Cross, slabs, a socket.
    for a in (0, 90):
        placed(lambda: box((1.0, 0.07, 0.035), (0, 0, 0.02), metal, 0.008), (mx, 0, 0), (0, 0, a + 45))
    for k in range(4):
        a = math.radians(90 * k)
        placed(lambda: box((0.46, 0.46, 0.055), (0.0, 0, 0.063), stone, 0.012),
            (mx + 0.336 * math.cos(a), 0.336 * math.sin(a), 0), (0, 0, 45))
    lathe([(0.09, 0.09), (0.095, 0.1), (0.075, 0.115), (0.06, 0.13), (0.056, 0.24), (0.044, 0.245)], metal,
        at=(mx, 0, 0), n=48)


def lounge():
    """A wooden garden set: sofa, two armchairs, a low table."""
    wood = TEAK()
    cloth = mat("paint-cushion", (0.8, 0.8, 0.8), 0.88, sheen=0.3)

    def seat(w, places):
        d, arm = 0.76, 0.56
        for s in (-1, 1):
            x = s * (w / 2 - 0.035)
            for y in (-d / 2 + 0.035, d / 2 - 0.05):
                box((0.06, 0.06, arm), (x, y, arm / 2), wood, 0.008)
            box((0.09, d, 0.03), (x, 0, arm + 0.012), wood, 0.01)
            for z in (0.2, 0.3, 0.4):
                box((0.022, d - 0.09, 0.055), (x, 0, z), wood, 0.006)
        for y in (-d / 2 + 0.03, d / 2 - 0.05):
            box((w - 0.08, 0.03, 0.075), (0, y, 0.23), wood, 0.007)
        for k in range(6):
            box((w - 0.1, 0.075, 0.02), (0, -d / 2 + 0.1 + 0.107 * k, 0.268), wood, 0.005)
        for s in (-1, 1):
            box((0.055, 0.045, 0.5), (s * (w / 2 - 0.09), d / 2 - 0.035, 0.5), wood, 0.008, turn=(-12, 0, 0))
        for k in range(3):
            box((w - 0.14, 0.022, 0.085), (0, d / 2 - 0.052 + 0.03 * k, 0.47 + 0.125 * k), wood, 0.006,
                turn=(-12, 0, 0))
        each = (w - 0.16) / places
        for k in range(places):
            x = (k - (places - 1) / 2) * each
            box((each - 0.012, d - 0.12, 0.125), (x, -0.02, 0.338), cloth, 0.045, 6)
            pillow(each - 0.01, 0.44, 0.19, (x, d / 2 - 0.17, 0.585), cloth, wobble=0.006, seed=k + places,
                turn=(76, 0, 0))

    placed(lambda: seat(1.42, 2), (-0.22, 0.55, 0), (0, 0, 0))
    placed(lambda: seat(0.76, 1), (0.98, -0.3, 0), (0, 0, -78))
    placed(lambda: seat(0.76, 1), (-1.2, -0.5, 0), (0, 0, 62))
    tx, ty = -0.12, -0.4
    for k in range(6):
        box((0.82, 0.085, 0.024), (tx, ty - 0.235 + 0.094 * k, 0.36), wood, 0.006)
    for s in (-1, 1):
        box((0.05, 0.5, 0.06), (tx + s * 0.31, ty, 0.32), wood, 0.007)
        for q in (-1, 1):
            box((0.06, 0.06, 0.34), (tx + s * 0.35, ty + q * 0.22, 0.17), wood, 0.008)
        box((0.7, 0.03, 0.06), (tx, ty + s * 0.22, 0.3), wood, 0.007)


globals()[opt["kind"].replace("-", "_")]()
opt["raw"] = True
