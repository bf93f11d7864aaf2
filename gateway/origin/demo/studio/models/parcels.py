"""Delivery and offers, for banners: kind=van|parcels|gift|coupons. None has a make."""

surface = partial(surface, offset=0)


# The van: its nose looks towards -x.

HALF = 0.52
TAPER = lambda z: 1 - 0.085 * (z - 0.3)
BOW = lambda x, y: 0.13 * (y / HALF) ** 2 * min(1.0, max(0.0, (-0.35 - x) / 0.7))


def skewed(x, y, z):
    """The van is narrower at the top, its nose is rounded in plan."""
    return (x + BOW(x, y), y * TAPER(z), z)


def shell(outline, half, edge, material, name="shell"):
    """A body of this (x, z) outline between -half and half, with round edges, skewed."""
    n = len(outline)
    turn = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(outline, outline[1:] + outline[:1]))
    normals = []
    for i in range(n):
        (ax, az), (bx, bz) = outline[i - 1], outline[(i + 1) % n]
        normals.append(Vector((bz - az, ax - bx)).normalized() * (1 if turn > 0 else -1))
    rows = [(-half + edge * (1 - math.cos(math.radians(a))), edge * (1 - math.sin(math.radians(a)))) for a in (0, 15, 30, 45, 60, 75, 90)]
    rows = [(-half, edge + 0.012)] + rows
    rows += [((half - edge) * k / 8, 0) for k in range(-7, 8)]
    rows += [(-y, inset) for y, inset in reversed(rows[:8])]
    return loft([[skewed(x - m.x * i, y, z - m.y * i) for (x, z), m in zip(outline, normals)] for y, i in rows], material, name)


def carve(o, cutter):
    """Takes the cutter's shape off; the cut has the cutter's material."""
    o.data.materials.append(cutter.data.materials[0])
    cutter.data.materials.append(cutter.data.materials[0])
    for p in cutter.data.polygons:
        p.material_index = 1
    m = o.modifiers.new("carve", "BOOLEAN")
    m.operation, m.object, m.solver = "DIFFERENCE", cutter, "EXACT"
    bpy.context.view_layer.update()
    me = bpy.data.meshes.new_from_object(o.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    o.modifiers.clear()
    o.data = me
    bpy.data.objects.remove(cutter)
    me.use_auto_smooth = True
    me.auto_smooth_angle = math.radians(35)


def arch(cx, r, low):
    """The cut of a wheel in the lower edge, from the front to the rear."""
    a = math.asin(min(1, (low - 0.24) / r))
    return [(cx - r * math.cos(a + (math.pi - 2 * a) * k / 20), 0.24 + r * math.sin(a + (math.pi - 2 * a) * k / 20)) for k in range(21)]


def side_plate(outline, at, material, depth=0.012, y=-HALF, r=0.004, out=0.006):
    """A plate on the side of the van at -y (or +y)."""
    s = -1 if y < 0 else 1
    x0, z0 = at
    front = [skewed(x + x0, s * HALF, z + z0) for x, z in outline]
    a = [(x, y + s * out, z) for x, y, z in front]
    b = [(x, y - s * depth, z) for x, y, z in front]
    o = loft([b, a], material, "plate")
    return bevelled(o, r, 2, 40) if r else o


def van():
    paint = mat("paint-body", (0.8, 0.8, 0.8), 0.26, coat=0.6)
    plastic = mat("plastic", (0.035, 0.036, 0.039), 0.5)
    glass = mat("pane", (0.014, 0.017, 0.021), 0.06, coat=0.8)
    seam = mat("gap", (0.06, 0.06, 0.064), 0.7)
    lamp = mat("lamp", (0.62, 0.65, 0.68), 0.12, 0.5, coat=1.0)
    low = 0.26
    wheel = 0.235
    front, rear = -0.83, 0.78
    top = curve([(1.28, 0.4), (1.295, 0.9), (1.275, 1.22), (1.24, 1.32), (1.14, 1.38), (1.0, 1.4), (0.2, 1.425), (-0.25, 1.41), (-0.5, 1.36), (-0.6, 1.3)], 8)
    screen = curve([(-0.6, 1.3), (-0.78, 1.09), (-0.93, 0.875)], 10)[1:]
    nose = curve([(-0.95, 0.85), (-1.1, 0.8), (-1.23, 0.735), (-1.29, 0.65), (-1.305, 0.52), (-1.3, 0.4)], 8)
    body = [(1.27, low)] + top + screen + nose + [(-1.28, low)]
    hull = shell(body, HALF, 0.055, paint)
    for cx in (front, rear):
        for s in (-1, 1):
            carve(hull, lying([(0, -0.17), (wheel + 0.055, -0.17), (wheel + 0.055, 0.17), (0, 0.17)], (cx, s * 0.47, wheel), plastic))
    # Below: skirts and bumpers of plastic, and what closes the wheel houses.
    box((2.2, 0.84, 0.2), (0, 0, 0.33), plastic, 0.03)
    bumper = closed([(-1.3, 0.43), (-1.335, 0.38), (-1.335, 0.24), (-1.29, 0.19), (-1.14, 0.19), (-1.12, 0.3), (-1.16, 0.43)], 4)
    shell(bumper, HALF + 0.012, 0.03, plastic)
    box((0.12, 1.02, 0.18), (1.275, 0, 0.29), plastic, 0.04)
    for s in (-1, 1):
        box((1.02, 0.04, 0.12), (-0.03, s * (HALF - 0.002), 0.255), plastic, 0.018)
        box((0.2, 0.04, 0.12), (1.16, s * (HALF - 0.002), 0.255), plastic, 0.018)
        box((0.98, 0.03, 0.065), (-0.03, s * (HALF - 0.004), 0.47), plastic, 0.014)
        # Lips of the wheel arches.
        for cx in (front, rear):
            tube([skewed(x, s * (HALF - 0.008), z) for x, z in arch(cx, wheel + 0.062, low)], 0.018, plastic, round_=False)
    # Windows: windscreen, doors, rear doors.
    line = [(-0.6, 1.3)] + screen

    def pane(u, v):
        k = (0.07 + 0.86 * v) * (len(line) - 1)
        i = min(int(k), len(line) - 2)
        (ax, az), (bx, bz) = line[i], line[i + 1]
        x, z = ax + (bx - ax) * (k - i), az + (bz - az) * (k - i)
        e = min(v, 1 - v)
        w = 0.455 - 0.05 * max(0, 1 - e / 0.12) ** 2
        d = Vector((az - bz, bx - ax)).normalized()
        y = (2 * u - 1) * w
        return skewed(x - abs(d.x) * 0.008, y, z + abs(d.y) * 0.008)

    surface(pane, 30, 24, glass, 0.006)
    for s in (-1, 1):
        window = [(-0.66, 0.86), (-0.88, 0.87), (-0.71, 1.075), (-0.555, 1.25), (-0.5, 1.27), (-0.2, 1.27), (-0.17, 1.24), (-0.17, 0.89), (-0.2, 0.86)]
        side_plate(window, (0, 0), glass, y=s)
        tube([skewed(-0.69, s * (HALF + 0.008), 0.865), skewed(-0.69, s * (HALF + 0.008), 1.09)], 0.012, plastic, round_=False)
        seams = [
            [(-0.12, 0.34), (-0.12, 1.28), (-0.2, 1.33), (-0.5, 1.315), (-0.6, 1.24)],
            [(-0.95, 0.86), (-0.95, 0.78), (-0.62, 0.6), (-0.545, 0.42), (-0.53, 0.34)],
            [(0.02, 0.52), (0.02, 1.3), (0.62, 1.3), (0.62, 0.52), (0.02, 0.52)] if s < 0 else [(0.02, 0.52), (0.02, 1.3)],
        ]
        for path in seams:
            tube([skewed(x, s * (HALF - 0.0015), z) for x, z in path], 0.0055, seam, round_=False)
        box((0.86, 0.02, 0.03), (0.74, s * (HALF - 0.008) * TAPER(0.98), 0.98), plastic, 0.008)
        for x in (-0.24, 0.1):
            soft([(x + a, 0.79 + b) for a, b in rounded(0.12, 0.034, 0.016)], 0.04, plastic, 0.012, s * HALF * TAPER(0.79))
        # Mirrors.
        tube([skewed(-0.76, s * HALF * 0.98, 0.93), (-0.74, s * (HALF + 0.05), 0.95)], 0.024, plastic, round_=False)
        placed(lambda: soft([(a, b) for a, b in rounded(0.15, 0.22, 0.05)], 0.09, plastic, 0.04), (-0.73, s * (HALF + 0.105), 1.0), (0, 0, 90))
        # Lamps.
        o = ball(1, skewed(-1.244, s * 0.375, 0.65), lamp, (0.06, 0.1, 0.07))
        o.rotation_euler = (0, math.radians(18), s * math.radians(-26))
        ring_ = ball(1, skewed(-1.236, s * 0.375, 0.65), plastic, (0.056, 0.122, 0.092))
        ring_.rotation_euler = (0, math.radians(18), s * math.radians(-26))
        ball(1, skewed(-1.322, s * 0.37, 0.32), lamp, (0.03, 0.05, 0.035))
        soft([(x + 1.245, z + 0.76) for x, z in rounded(0.09, 0.36, 0.03)], 0.06, mat("tail-lamp", (0.5, 0.02, 0.015), 0.14, coat=0.8), 0.02, s * (HALF - 0.02) * TAPER(0.76))
    # Grille and plates.
    for k in range(3):
        z = 0.545 - 0.05 * k
        tube([skewed(-1.306, -0.25 + 0.5 * i / 12, z) for i in range(13)], 0.017, plastic, round_=False)
    box((0.02, 0.34, 0.085), (-1.338, 0, 0.31), WHITE(), 0.01)
    box((0.02, 0.34, 0.085), (1.345, 0.0, 0.3), WHITE(), 0.01)
    x = 1.292
    for s in (-1, 1):
        placed(lambda: plate(rounded(0.34, 0.34, 0.05), 0.012, glass, r=0.004), (x - 0.012, s * 0.225, 1.08), (90, 0, 90))
        box((0.03, 0.035, 0.13), (x + 0.005, s * 0.045, 0.72), plastic, 0.012)
        for z in (0.55, 1.2):
            box((0.05, 0.03, 0.07), (x - 0.03, s * 0.492 * TAPER(z), z), plastic, 0.01)
    tube([(x - 0.002, 0, 0.42), (x + 0.002, 0, 0.9), (1.279, 0, 1.3)], 0.006, seam, round_=False)
    # Wipers.
    for y0 in (-0.12, 0.22):
        tube([skewed(-0.95, y0, 0.87), skewed(-0.9, y0 - 0.16, 0.935), skewed(-0.875, y0 - 0.34, 0.97)], 0.009, plastic, n=6)
    # Wheels.
    for cx in (front, rear):
        for s in (-1, 1):
            y = s * 0.4
            f = lambda profile: [(r, s * d) for r, d in profile]
            tyre = [(0.14, 0.095), (0.2, 0.1), (0.225, 0.085), (wheel, 0.05), (wheel, -0.05), (0.225, -0.085), (0.15, -0.09)]
            lying(f(tyre), (cx, y, wheel), RUBBER(), n=64)
            rim = [(0, 0.088), (0.03, 0.09), (0.04, 0.074), (0.115, 0.07), (0.142, 0.094), (0.15, 0.098), (0.155, 0.09)]
            lying(f(rim), (cx, y, wheel), mat("rim", (0.6, 0.61, 0.62), 0.3, 0.7), n=64)
            for k in range(8):
                a = 2 * math.pi * k / 8
                ball(0.017, (cx + 0.085 * math.cos(a), y + s * 0.072, wheel + 0.085 * math.sin(a)), plastic, (1, 0.3, 1))


# Parcels

CARD = lambda name, c: mat(name, c, 0.85, bump=0.06, scale=90)


def parcel(w, d, h, at, turn, tone, marks=""):
    """A carton closed with tape, a blank label on its top or its front."""
    card = CARD(f"card-{tone}", {0: (0.5, 0.335, 0.185), 1: (0.56, 0.385, 0.22), 2: (0.46, 0.3, 0.16)}[tone])
    tape = mat("tape", (0.66, 0.47, 0.25), 0.22, coat=0.5)
    print_ = mat("print", (0.13, 0.085, 0.05), 0.8)

    def one():
        # Corrugated board bulges a little.
        n = 14
        for s in (-1, 1):
            surface(lambda u, v: ((u - 0.5) * w, s * (d / 2 + 0.012 * math.sin(math.pi * u) * math.sin(math.pi * v) - 0.004), v * h), n, n, card)
            surface(lambda u, v: (s * (w / 2 + 0.01 * math.sin(math.pi * u) * math.sin(math.pi * v) - 0.004), (u - 0.5) * d, v * h), n, n, card)
        box((w, d, h), (0, 0, h / 2), card, 0.012, 3)
        for s in (-1, 1):
            box((w - 0.006, d / 2 - 0.004, 0.014), (0, s * (d / 4 + 0.001), h + 0.004), card, 0.005, 2)
        b = 0.16
        box((w + 0.012, b, 0.006), (0, 0, h + 0.014), tape, 0.003, 2)
        for s in (-1, 1):
            saw = [(-b / 2, 0)] + [(-b / 2 + b * k / 14, -0.3 - (0.014 if k % 2 else 0)) for k in range(15)] + [(b / 2, 0)]
            placed(lambda: plate(saw, 0.012, tape, r=0), (s * (w / 2 + 0.003), 0, h + 0.016), (90, 0, 90 * s))
        y = -d / 2 - 0.0075
        top = h - 0.06 if h > 0.5 else h + 0.02
        if "label" in marks:
            upright(rounded(0.44, 0.3, 0.012), y - 0.004, y + 0.004, mat("paper", (0.8, 0.79, 0.76), 0.6), 0.002, x=-w / 2 + 0.34, z=top - 0.22)
            for k, l in enumerate((0.34, 0.28, 0.31)):
                upright(rounded(l, 0.018, 0.004), y - 0.007, y, print_, 0, x=-w / 2 + 0.34 - (0.34 - l) / 2, z=top - 0.14 - 0.045 * k)
            for k in range(22):
                t = (0.008, 0.014, 0.006, 0.011)[(k * k + k // 3) % 4]
                upright(rounded(t, 0.08, 0.001, 1), y - 0.007, y, print_, 0, x=-w / 2 + 0.18 + 0.0148 * k, z=top - 0.31)
        if "arrows" in marks:
            low = 0.125 if h < 0.8 else h - 0.36
            for k in (0, 1):
                x = w / 2 - 0.36 + 0.17 * k
                arrow = [(-0.018, 0), (0.018, 0), (0.018, 0.1), (0.055, 0.1), (0, 0.175), (-0.055, 0.1), (-0.018, 0.1)]
                upright(arrow, y - 0.004, y + 0.004, print_, 0, x=x, z=low + 0.035)
            upright(rounded(0.34, 0.02, 0.004), y - 0.004, y + 0.004, print_, 0, x=w / 2 - 0.275, z=low)

    placed(one, at, (0, 0, turn))


def parcels():
    parcel(1.5, 1.05, 0.92, (0, 0, 0), 0, 0, "label arrows")
    parcel(0.95, 0.78, 0.62, (-0.12, 0.04, 0.935), 13, 1, "arrows")
    parcel(0.66, 0.5, 0.4, (0.72, -0.86, 0), -16, 2, "label")


# Gift box


def ribbon(points, width, material, along_=(0, 1, 0), thick=0.012):
    """A band along the points; width: one number or one for each point; along_: the direction of its breadth, one or one for each."""
    P = [Vector(p) for p in curve(points, 12)]
    n = len(points)
    widths = [w for (w,) in curve([(w,) for w in (width if isinstance(width, (list, tuple)) else [width] * n)], 12)]
    across = [Vector(a) for a in curve(along_ if isinstance(along_[0], (list, tuple)) else [along_] * n, 12)]
    verts, faces, m = [], [], 9
    for p, w, a in zip(P, widths, across):
        a = a.normalized()
        for k in range(m):
            verts.append(tuple(p + a * w * (k / (m - 1) - 0.5)))
    faces = [(i * m + k, i * m + k + 1, (i + 1) * m + k + 1, (i + 1) * m + k) for i in range(len(P) - 1) for k in range(m - 1)]
    o = add("ribbon", verts, faces, material)
    o.data.auto_smooth_angle = math.radians(70)
    s = o.modifiers.new("thick", "SOLIDIFY")
    s.thickness, s.offset = thick, 0
    return o


def gift():
    paper = mat("paint-box", (0.8, 0.8, 0.8), 0.5, coat=0.1)
    satin = mat("satin", (0.8, 0.56, 0.24), 0.3, 0.35, sheen=0.4)
    w, h = 1.5, 1.05
    box((w, w, h), (0, 0, h / 2), paper, 0.02)
    box((w + 0.09, w + 0.09, 0.3), (0, 0, h + 0.02), paper, 0.022)
    top, b = h + 0.175, 0.2
    for s in (-1, 1):
        for axis in (0, 1):
            wide = (b, 0.014) if axis == 0 else (0.014, b)
            place = (0, s * (w / 2 + 0.003)) if axis == 0 else (s * (w / 2 + 0.003), 0)
            lid = (0, s * (w / 2 + 0.049)) if axis == 0 else (s * (w / 2 + 0.049), 0)
            box((*wide, h), (*place, h / 2 + 0.002), satin, 0.005, 2)
            box((*wide, 0.312), (*lid, h + 0.021), satin, 0.006, 2)
    box((b, w + 0.11, 0.014), (0, 0, top), satin, 0.005, 2)
    box((w + 0.11, b, 0.014), (0, 0, top), satin, 0.005, 2)
    # The bow: two loops, two tails with notched ends, a knot.
    z = top + 0.07

    def bow():
        for s in (-1, 1):
            loop = [(0.02 * s, 0, 0.02), (0.22 * s, 0, 0.2), (0.5 * s, 0, 0.36), (0.72 * s, 0, 0.3), (0.72 * s, 0, 0.1), (0.5 * s, 0, 0.02), (0.22 * s, 0, 0.01), (0.02 * s, 0, 0.0)]
            ribbon(loop, [0.1, 0.22, 0.3, 0.32, 0.32, 0.3, 0.22, 0.1], satin, (0.0, 1, 0.0))
        for s, lean in ((-1, -0.42), (1, -0.5)):
            tail = [(0.02 * s, -0.02, 0.02), (0.16 * s, -0.14, 0.06), (0.3 * s, -0.32, 0.0), (0.42 * s, -0.52, 0.03), (0.52 * s, -0.72, -0.01)]
            ribbon(tail, [0.1, 0.2, 0.22, 0.22, 0.22], satin, (1, 0.65 * s, 0.0))
        ball(0.12, (0, 0, 0.03), satin, (0.95, 1.1, 0.8))

    placed(bow, (0, 0, z), (0, 0, 18))


# Coupons


def percent(size, material, y, x=0.0, z=0.0, depth=0.03):
    """A percent sign that stands out to the front."""
    r, t = size * 0.2, size * 0.062
    for sx, sz in ((-1, 1), (1, -1)):
        profile = [(r - t, 0), (r - t, depth * 0.8), (r - t * 0.8, depth), (r + t * 0.8, depth), (r + t, depth * 0.8), (r + t, 0)]
        turned_front(profile, (x + sx * size * 0.25, y, z + sz * size * 0.24), material, 72)
    bar = [(a, b) for a, b in rounded(size * 0.115, size * 1.06, size * 0.05)]
    t = math.radians(34)
    bar = [(a * math.cos(t) + b * math.sin(t), -a * math.sin(t) + b * math.cos(t)) for a, b in bar]
    upright(bar, y - depth, y, material, 0.006, x=x, z=z)


def ticket(w, h, notch=0.1, teeth=11):
    """The outline of a ticket: scalloped at the short sides, a round notch above and below where the stub is torn off."""
    out = []
    r = h / teeth / 2 * 0.62
    stub = w / 2 - w * 0.26

    def side(x, s):
        pts = []
        for k in range(teeth):
            z = -h / 2 + h * (k + 0.5) / teeth
            for a in range(7):
                t = -math.pi / 2 + math.pi * a / 6
                pts.append((x - s * r * math.cos(t), z + r * math.sin(t)))
        return pts

    def bite(z, s):
        return [(stub + s * notch * math.cos(math.pi * k / 12), z - s * notch * math.sin(math.pi * k / 12)) for k in range(13)]

    out = [(w / 2, -h / 2)] + side(w / 2, 1) + [(w / 2, h / 2)] + bite(h / 2, 1)
    out += [(-w / 2, h / 2)] + list(reversed(side(-w / 2, -1))) + [(-w / 2, -h / 2)] + bite(-h / 2, -1)
    return out, stub


def coupon(shade, face):
    w, h, t = 2.1, 1.12, 0.035
    card = mat(f"paint-card-{shade}", (shade, shade, shade), 0.5, coat=0.1)
    white = mat("white-print", (0.82, 0.82, 0.81), 0.45)
    outline, stub = ticket(w, h)
    upright(outline, -t, 0, card, 0.004)
    y = -t
    # A frame, the line of perforation, the sign; bars in place of writing.
    cx, fw = (stub - w / 2) / 2, stub + w / 2
    frame_ = [(x + cx, y - 0.002, z) for x, z in rounded(fw - 0.2, h - 0.2, 0.05)]
    tube(frame_ + frame_[:1], 0.009, white, round_=False)
    for k in range(13):
        upright(rounded(0.016, 0.04, 0.007), y - 0.004, y + 0.004, white, 0, x=stub, z=-h / 2 + 0.16 + (h - 0.32) * k / 12)
    if face:
        percent(0.72, white, y + 0.004, cx, 0)
        for k in range(5):
            upright(rounded((0.02, 0.04, 0.03)[k % 3], 0.5, 0.003, 2), y - 0.004, y + 0.004, white, 0, x=stub + 0.18 + 0.056 * k, z=0)


def coupons():
    for k, (turn, shade, x, z) in enumerate(((26, 0.5, 0.36, 1.2), (11, 0.64, 0.18, 0.98), (-5, 0.8, 0.0, 0.69))):
        placed(lambda: coupon(shade, k == 2), (x * 0.4, 0.16 - 0.09 * k, z), (-8, -turn, 0))


{"van": van, "parcels": parcels, "gift": gift, "coupons": coupons}[opt["kind"]]()
opt["raw"] = True
